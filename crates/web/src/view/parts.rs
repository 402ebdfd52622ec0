//! Small parts that several views have.

use engine::attacks::Short;
use engine::severity::{Severity, severity};
use maud::{Markup, html};
use model::{Attack, Edition, Monster, OpenEnum};

/// How many digits a fraction may have before a table leaves it out.
const SHOWN_DIGITS: usize = 21;

/// A number that may be lacking, with a true minus sign.
pub fn number(value: Option<impl Into<i64>>) -> String {
    let Some(value) = value else { return "–".to_owned() };
    signed(value.into())
}

/// A number with a true minus sign.
pub fn signed(value: i64) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// A chance in percent, with as many digits as say something.
pub fn percent(chance: f64) -> String {
    let percent = chance * 100.0;
    if percent > 0.0 && percent < 0.005 { "< 0.01 %".to_owned() } else { format!("{percent:.2} %") }
}

/// A fraction; one that is too long to be read is behind an ellipsis.
pub fn fraction(text: &str) -> Markup {
    let is_long = text.len() > SHOWN_DIGITS;
    html! { span class="fraction" title=[is_long.then_some(text)] { (if is_long { "…" } else { text }) } }
}

/// The symbol of a monster in its colour.
pub fn symbol(edition: &Edition, monster: &Monster) -> Markup {
    let symbol = edition.class(&monster.class).and_then(|class| class.symbol);
    let color = monster.color.as_ref().map_or("none", |color| color.c_name());
    let color = color.trim_start_matches("CLR_").to_lowercase().replace('_', "-");
    html! { span class={ "symbol c-" (color) } { (symbol.filter(|symbol| *symbol != ' ').unwrap_or('\u{a0}')) } }
}

/// The word by which the style sheet knows how bad an attack is.
fn severity_class(severity: Option<Severity>) -> &'static str {
    severity.map_or("plain", Severity::id)
}

/// A monster's attacks, each in its severity's colour and with its word.
pub fn attacks(monster: &Monster) -> Markup {
    html! {
        @if monster.attacks.is_empty() { span class="no-attack" { "none" } }
        @for (at, attack) in monster.attacks.iter().enumerate() {
            @if at > 0 { ", " }
            (one_attack(attack))
        }
    }
}

fn one_attack(attack: &Attack) -> Markup {
    let severity = severity(attack);
    html! {
        span class={ "attack s-" (severity_class(severity)) } {
            (Short(attack))
            @if let Some(severity) = severity.filter(|severity| *severity != Severity::Plain) {
                " " small { (severity.word()) }
            }
        }
    }
}

/// What the colours of attacks mean.
pub fn legend() -> Markup {
    let meanings = [
        (Severity::Red, "can end the game at once, or takes something for good"),
        (Severity::Orange, "costs belongings, abilities or control"),
        (Severity::Yellow, "a nuisance that passes"),
        (Severity::Varies, "depends on what is cast, breathed or summoned"),
        (Severity::Plain, "hit points at most"),
    ];
    html! {
        p class="legend" {
            "Attacks: "
            @for (at, (severity, meaning)) in meanings.into_iter().enumerate() {
                @if at > 0 { "; " }
                span class={ "attack s-" (severity.id()) } { (severity.word()) } " " (meaning)
            }
            "."
        }
    }
}

/// A bar for a share of the greatest. It is a drawing and no style, which the page's policy would not let through.
pub fn bar(share: f64) -> Markup {
    html! {
        svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            rect width=(format!("{:.1}", (share * 100.0).clamp(0.5, 100.0))) height="8" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_true_minus_sign_and_may_be_lacking() {
        assert_eq!((number(Some(-4_i16)), number(None::<i16>)), ("−4".to_owned(), "–".to_owned()));
    }

    #[test]
    fn small_chances_are_not_none() {
        assert_eq!((percent(0.5), percent(0.000_001)), ("50.00 %".to_owned(), "< 0.01 %".to_owned()));
        assert_eq!(percent(0.0), "0.00 %");
    }

    #[test]
    fn attacks_are_told_by_colour_and_by_word() {
        let edition = engine::tables::edition("nethack-5.0.0").unwrap();
        let html = attacks(edition.monster("COCKATRICE").unwrap()).into_string();
        assert!(html.contains(r#"<span class="attack s-red">"#) && html.contains("<small>deadly</small>"), "{html}");
    }
}
