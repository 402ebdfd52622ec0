//! Diagnostics as people read them, with the source line and a caret under the token.

use super::{Diagnostic, Place, Severity};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

impl Diagnostic {
    /// The diagnostic with its source line, the chain that led there and what to do, ending in a newline.
    pub fn render(&self, color: bool) -> String {
        let level = match self.severity() {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Note => Level::NOTE,
        };
        let title = level.primary_title(self.message()).id(self.kind().code());
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
        let renderer = if color { Renderer::styled() } else { Renderer::plain() };
        let mut text = renderer.render(&[group]);
        text.push('\n');
        text
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
