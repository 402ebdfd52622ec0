//! Words of sentences.

/// An alignment by its sign, as people call it.
pub(super) fn alignment(value: i16) -> &'static str {
    match value {
        ..0 => "chaotic",
        0 => "neutral",
        1.. => "lawful",
    }
}

/// `a`, `a and b`, or `a, b and c`.
pub(super) fn list<S: AsRef<str>>(names: &[S]) -> String {
    match names {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<_> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}
