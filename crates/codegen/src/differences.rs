//! In what two generated files differ, by monster and member.
//!
//! The files are compared as Rust, not as lines: nothing that generates may depend on what is generated, so the table
//! in a file cannot be had in any other way.

use crate::roles::OWN;
use crate::table::SHARED;
use proc_macro2::{Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::BTreeMap;
use std::fmt;
use syn::{Expr, Item, Member};

/// One difference between two generated files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The monster's PM name, or the item that differs, such as `CLASSES`.
    pub item: String,
    /// The member that differs; `None` where the row or item as a whole does.
    pub member: Option<String>,
    /// What the old file has; `None` where it has nothing.
    pub old: Option<String>,
    /// What the new file has; `None` where it has nothing.
    pub new: Option<String>,
}

/// `GIANT_ANT: level: 2 -> 3`.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.item)?;
        if let Some(member) = &self.member {
            write!(f, "{member}: ")?;
        }
        match (&self.old, &self.new) {
            (Some(old), Some(new)) => write!(f, "{old} -> {new}"),
            (None, Some(new)) => write!(f, "nothing -> {new}"),
            (Some(old), None) => write!(f, "{old} -> nothing"),
            (None, None) => write!(f, "differs"),
        }
    }
}

/// In what the tables of two generated files differ, old and new, and what refers to their rows; what else is in the files is not compared. `None`
/// when one of them is no Rust.
pub fn differences(old: &str, new: &str) -> Option<Vec<Difference>> {
    let (old, new) = (Parsed::of(old)?, Parsed::of(new)?);
    let mut found = Vec::new();
    for item in differing(&old.items, &new.items) {
        let (old, new) = (old.items.get(item).cloned(), new.items.get(item).cloned());
        found.push(Difference { item: item.clone(), member: None, old, new });
    }
    for item in differing(&old.rows, &new.rows) {
        let item = item.clone();
        match (old.rows.get(&item), new.rows.get(&item)) {
            (Some(old), Some(new)) => found.extend(differing(old, new).into_iter().map(|member| Difference {
                item: item.clone(),
                member: Some(member.clone()),
                old: old.get(member).cloned(),
                new: new.get(member).cloned(),
            })),
            (old, new) => {
                let row = |_: &Row| "a row".to_owned();
                found.push(Difference { item, member: None, old: old.map(row), new: new.map(row) });
            }
        }
    }
    Some(found)
}

/// The keys that have not the same value in both maps, those of the old map first.
fn differing<'a, V: PartialEq>(old: &'a BTreeMap<String, V>, new: &'a BTreeMap<String, V>) -> Vec<&'a String> {
    let only_new = new.keys().filter(|key| !old.contains_key(*key));
    old.keys().chain(only_new).filter(|key| old.get(*key) != new.get(*key)).collect()
}

/// A row: each member's text.
type Row = BTreeMap<String, String>;

/// A generated file, taken apart.
#[derive(Default)]
struct Parsed {
    /// The text of each constant and static but the rows.
    items: BTreeMap<String, String>,
    /// The rows, by PM name.
    rows: BTreeMap<String, Row>,
}

impl Parsed {
    fn of(text: &str) -> Option<Self> {
        let file = syn::parse_file(text).ok()?;
        let mut parsed = Self::default();
        let mut rows = Vec::new();
        let mut blank = Row::new();
        for item in file.items {
            match item {
                Item::Static(item) if item.ident == "MONSTERS" => rows = elements(*item.expr),
                Item::Static(item) if SHARED.iter().chain(&OWN).any(|name| item.ident == name) => {
                    parsed.add_elements(&item.ident.to_string(), *item.expr);
                }
                Item::Const(item) if item.ident == "BLANK" => blank = members(&item.expr),
                Item::Const(item) => {
                    parsed.items.insert(item.ident.to_string(), text_of(item.expr.to_token_stream()));
                }
                _ => {}
            }
        }
        for row in rows {
            parsed.add_row(&row, &blank);
        }
        Some(parsed)
    }

    /// Each element of a list by its own, so that a difference shows one of them.
    fn add_elements(&mut self, name: &str, list: Expr) {
        for (i, element) in elements(list).iter().enumerate() {
            self.items.insert(format!("{name}[{i}]"), text_of(element.to_token_stream()));
        }
    }

    fn add_row(&mut self, row: &Expr, blank: &Row) {
        let written = members(row);
        let symbol = written.get("symbol").map_or("", |symbol| symbol.trim_matches('"')).to_owned();
        let mut row = blank.clone();
        row.extend(written);
        let mut key = symbol.clone();
        let mut number = 2;
        while self.rows.contains_key(&key) {
            key = format!("{symbol} ({number})");
            number += 1;
        }
        self.rows.insert(key, row);
    }
}

fn elements(list: Expr) -> Vec<Expr> {
    match list {
        Expr::Array(array) => array.elems.into_iter().collect(),
        _ => Vec::new(),
    }
}

fn members(row: &Expr) -> Row {
    let mut members = Row::new();
    let Expr::Struct(row) = row else { return members };
    for field in &row.fields {
        let Member::Named(name) = &field.member else { continue };
        match peeled(&field.expr) {
            // Each attack for its own.
            Expr::Array(list) => {
                let elements = list.elems.iter().enumerate();
                members.extend(elements.map(|(i, item)| (format!("{name}[{i}]"), text_of(item.to_token_stream()))));
            }
            value => {
                members.insert(name.to_string(), text_of(value.to_token_stream()));
            }
        }
    }
    members
}

/// A value without the `Some`, `Cow::Borrowed` and `&` around it.
fn peeled(expr: &Expr) -> &Expr {
    match expr {
        Expr::Reference(reference) => peeled(&reference.expr),
        Expr::Call(call) if is_wrapper(&call.func) => call.args.first().map_or(expr, peeled),
        _ => expr,
    }
}

fn is_wrapper(function: &Expr) -> bool {
    let Expr::Path(function) = function else { return false };
    function.path.segments.last().is_some_and(|last| last.ident == "Some" || last.ident == "Borrowed")
}

/// Tokens as people write them.
fn text_of(tokens: TokenStream) -> String {
    let mut text = String::new();
    append(&mut text, tokens);
    text
}

fn append(text: &mut String, tokens: TokenStream) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    proc_macro2::Delimiter::Parenthesis => ("(", ")"),
                    proc_macro2::Delimiter::Brace => (" { ", " }"),
                    proc_macro2::Delimiter::Bracket => ("[", "]"),
                    proc_macro2::Delimiter::None => ("", ""),
                };
                text.push_str(open);
                append(text, group.stream());
                // The formatter ends a list with a comma where it breaks lines.
                text.truncate(text.strip_suffix(", ").unwrap_or(text).len());
                text.push_str(close);
            }
            TokenTree::Punct(punct) => match punct.as_char() {
                c @ (',' | ':') if punct.spacing() == Spacing::Alone && !text.ends_with(':') => {
                    text.push(c);
                    text.push(' ');
                }
                '|' => text.push_str(" | "),
                c => text.push(c),
            },
            TokenTree::Ident(ident) => text.push_str(&ident.to_string()),
            TokenTree::Literal(literal) => text.push_str(&literal.to_string()),
        }
    }
}
