//! From text to a filter, or to which part of it is wrong.

use super::{Condition, Error, Filter, Operator, Value};
use crate::fields::{Field, Kind};
use crate::severity::Severity;
use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use model::Edition;

/// The most possible values that a message names.
const NAMED: usize = 72;

/// So many letters of a part are told again in a message.
const TOLD: usize = 60;

/// A part of the text, with where it stands.
struct Part<'t> {
    text: &'t str,
    span: Range<usize>,
}

/// Reads a filter. Words are held against what the edition's monsters have: one that none has is an error.
///
/// # Errors
/// The part that cannot be understood, and why.
pub fn parse(text: &str, edition: &Edition) -> Result<Filter, Error> {
    let conditions = parts(text)?.into_iter().map(|part| condition(&part, edition));
    Ok(Filter { conditions: conditions.collect::<Result<_, _>>()? })
}

/// The conditions of the text: what stands between blanks, if these are not in quotes.
fn parts(text: &str) -> Result<Vec<Part<'_>>, Error> {
    let mut parts = Vec::new();
    let mut start = None;
    let mut quote = None;
    for (at, letter) in text.char_indices() {
        match (letter, quote) {
            ('"', None) => quote = Some(at),
            ('"', Some(_)) => quote = None,
            _ => {}
        }
        let ends = letter.is_whitespace() && quote.is_none();
        match (ends, start) {
            (false, None) => start = Some(at),
            (true, Some(from)) => {
                parts.push(part(text, from..at));
                start = None;
            }
            _ => {}
        }
    }
    if let Some(at) = quote {
        return Err(Error { span: at..text.len(), message: "this quote does not end".to_owned() });
    }
    parts.extend(start.map(|from| part(text, from..text.len())));
    Ok(parts)
}

fn part(text: &str, span: Range<usize>) -> Part<'_> {
    Part { text: text.get(span.clone()).unwrap_or_default(), span }
}

/// Reads one condition.
fn condition(part: &Part<'_>, edition: &Edition) -> Result<Condition, Error> {
    let name_length = part.text.find(['=', '!', '<', '>', '~']).unwrap_or(part.text.len());
    let (name, rest) = part.text.split_at_checked(name_length).unwrap_or((part.text, ""));
    let name_span = part.span.start..part.span.start + name.len();
    let field = Field::from_name(name).ok_or_else(|| Error {
        span: if name.is_empty() { part.span.clone() } else { name_span.clone() },
        message: if rest.is_empty() && part.span.start > 0 {
            format!("`{}` is no condition; a value with blanks stands in quotes: name=\"soldier ant\"", told(name))
        } else {
            format!("there is no field `{}`; there are {}", told(name), field_names())
        },
    })?;
    let written = Operator::ALL.into_iter().find(|(written, _)| rest.starts_with(written));
    let (written, operator) = written.ok_or_else(|| Error {
        span: part.span.clone(),
        message: format!("after `{name}` an operator is missing: =, !=, <, <=, >, >= or ~"),
    })?;
    let value = Part {
        text: rest.get(written.len()..).unwrap_or_default().trim_matches('"'),
        span: name_span.end + written.len()..part.span.end,
    };
    if value.text.is_empty() {
        let message = format!("after `{name}{written}` a value is missing");
        return Err(Error { span: part.span.clone(), message });
    }
    check_operator(field, operator, name_span.end..name_span.end + written.len())?;
    Ok(Condition { field, operator, value: value_of(field, operator, &value, edition)? })
}

/// Checks that a field can be compared so.
fn check_operator(field: Field, operator: Operator, span: Range<usize>) -> Result<(), Error> {
    let is_order = matches!(operator, Operator::Less | Operator::AtMost | Operator::Greater | Operator::AtLeast);
    let wrong = match field.kind() {
        Kind::Number => operator == Operator::Contains,
        Kind::Words => is_order,
        Kind::Severity => false,
    };
    if !wrong {
        return Ok(());
    }
    let message = match field.kind() {
        Kind::Number => format!("`{}` is a number, and has nothing in it: =, !=, <, <=, > or >=", field.name()),
        _ => format!("`{}` has no order: =, != or ~", field.name()),
    };
    Err(Error { span, message })
}

/// The value that a field is compared with.
fn value_of(field: Field, operator: Operator, value: &Part<'_>, edition: &Edition) -> Result<Value, Error> {
    let error = |message| Err(Error { span: value.span.clone(), message });
    match field.kind() {
        Kind::Number => match value.text.replace('−', "-").parse() {
            Ok(number) => Ok(Value::Number(number)),
            Err(_) => error(format!("`{}` is a number, and `{}` is none", field.name(), told(value.text))),
        },
        Kind::Severity => {
            let wanted = value.text.to_lowercase();
            match Severity::ALL.into_iter().find(|severity| severity.id() == wanted || severity.word() == wanted) {
                Some(severity) => Ok(Value::Severity(severity)),
                None => error(format!(
                    "`{}` is no severity: {}",
                    told(value.text),
                    Severity::ALL.map(Severity::id).join(", ")
                )),
            }
        }
        Kind::Words => {
            let condition = Condition { field, operator, value: Value::Word(value.text.to_owned()) };
            let asked = Condition {
                operator: if operator == Operator::NotEqual { Operator::Equal } else { operator },
                ..condition
            };
            if edition.monsters.iter().any(|monster| asked.holds(edition, monster)) {
                return Ok(asked.value);
            }
            error(format!(
                "no monster of {} has the {} `{}`{}",
                edition.title,
                field.name(),
                told(value.text),
                known(field, edition)
            ))
        }
    }
}

/// A part as a message tells it again: not without end.
fn told(text: &str) -> String {
    let mut letters = text.chars();
    let told: String = letters.by_ref().take(TOLD).collect();
    if letters.next().is_none() { told } else { told + "…" }
}

/// The names of all fields.
fn field_names() -> String {
    Field::ALL.iter().map(|field| field.name()).collect::<Vec<_>>().join(", ")
}

/// What a field may be in an edition, in small letters; nothing where that is too much.
fn known(field: Field, edition: &Edition) -> String {
    let all = edition.monsters.iter().flat_map(|monster| field.words(edition, monster));
    let known: BTreeSet<String> = all.filter(|word| !word.contains(char::is_uppercase) && word.len() > 1).collect();
    if known.is_empty() || known.len() > NAMED {
        return String::new();
    }
    format!("; there are {}", known.into_iter().collect::<Vec<_>>().join(", "))
}
