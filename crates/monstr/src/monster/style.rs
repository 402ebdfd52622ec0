//! Colours: the game's own for symbols, and those of severities.

use anstyle::{AnsiColor, Style};
use engine::severity::Severity;
use model::Color;

/// A text in a style, with what ends it.
pub fn styled(style: Style, text: &str) -> String {
    if style == Style::new() { text.to_owned() } else { format!("{style}{text}{style:#}") }
}

/// How a symbol of this colour is shown on a terminal, as the game itself does (`src/termcap.c`).
pub fn of_color(color: Option<&Color>) -> Style {
    let color = match color {
        Some(Color::Black) => AnsiColor::BrightBlack,
        Some(Color::Red) => AnsiColor::Red,
        Some(Color::Green) => AnsiColor::Green,
        Some(Color::Brown) => AnsiColor::Yellow,
        Some(Color::Blue) => AnsiColor::Blue,
        Some(Color::Magenta) => AnsiColor::Magenta,
        Some(Color::Cyan) => AnsiColor::Cyan,
        Some(Color::Gray) => AnsiColor::White,
        Some(Color::Orange) => AnsiColor::BrightRed,
        Some(Color::BrightGreen) => AnsiColor::BrightGreen,
        Some(Color::Yellow) => AnsiColor::BrightYellow,
        Some(Color::BrightBlue) => AnsiColor::BrightBlue,
        Some(Color::BrightMagenta) => AnsiColor::BrightMagenta,
        Some(Color::BrightCyan) => AnsiColor::BrightCyan,
        Some(Color::White) => AnsiColor::BrightWhite,
        _ => return Style::new(),
    };
    color.on_default().bold()
}

/// How an attack of this severity is shown; what varies may be as bad as can be.
pub fn of_severity(severity: Option<Severity>) -> Style {
    match severity {
        Some(Severity::Red) => AnsiColor::Red.on_default().bold(),
        Some(Severity::Varies) => AnsiColor::Magenta.on_default(),
        Some(Severity::Orange) => AnsiColor::BrightRed.on_default(),
        Some(Severity::Yellow) => AnsiColor::Yellow.on_default(),
        Some(Severity::Plain) | None => Style::new(),
    }
}
