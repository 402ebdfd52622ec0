//! Diagnostics as people read them, with the source line and a caret under the token.

use super::{Diagnostic, Place, Severity};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

/// Where something is, as far as it is known.
#[derive(Clone, Copy, Debug)]
pub enum Spot<'a> {
    /// Nowhere.
    Nowhere,
    /// In a line of a file.
    Line(&'a str, u32),
    /// At a place with its line.
    Place(&'a Place),
}

/// A sentence with its severity and code, and what there is to show of where it is, ending in a newline.
pub fn render(severity: Severity, code: &str, message: &str, spot: Spot<'_>, color: bool) -> String {
    let group = Group::with_title(level(severity).primary_title(message).id(code));
    let group = match spot {
        Spot::Nowhere => group,
        Spot::Line(path, line) => group.element(Origin::path(path).line(line as usize)),
        Spot::Place(place) => show(group, place, None),
    };
    finished(group, color)
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    }
}

fn finished(group: Group<'_>, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut text = renderer.render(&[group]);
    text.push('\n');
    text
}

impl Diagnostic {
    /// The diagnostic with its source line, the chain that led there and what to do, ending in a newline.
    pub fn render(&self, color: bool) -> String {
        let title = level(self.severity()).primary_title(self.message()).id(self.kind().code());
        let mut group = Group::with_title(title);
        if let Some(place) = self.place() {
            group = show(group, place, None);
        }
        for related in self.related() {
            group = show(group, &related.place, Some(&related.message));
        }
        if let Some(help) = self.help_text() {
            group = group.element(Level::HELP.message(help));
        }
        finished(group, color)
    }
}

/// Adds a place: its line, or where that is too long to be shown, its numbers alone.
fn show<'a>(group: Group<'a>, place: &'a Place, label: Option<&'a str>) -> Group<'a> {
    if place.text.is_empty() && place.column > 1 {
        let origin = Origin::path(&*place.path).line(place.line as usize).char_column(place.column as usize);
        return group.element(origin);
    }
    group.element(snippet(place, label))
}

/// The line of `place` with a caret, and `label` beside it.
fn snippet<'a>(place: &'a Place, label: Option<&'a str>) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
    let byte_at =
        |column: u32| place.text.char_indices().nth(column as usize).map_or(place.text.len(), |(byte, _)| byte);
    let start = byte_at(place.column.saturating_sub(1));
    let end = byte_at(place.column.saturating_sub(1) + place.width.max(1));
    let kind = if label.is_some() { AnnotationKind::Context } else { AnnotationKind::Primary };
    Snippet::source(&*place.text)
        .path(&*place.path)
        .line_start(place.line as usize)
        .annotation(kind.span(start..end).label(label))
}
