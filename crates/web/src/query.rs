//! Reading and writing what stands behind the `?` of a URL.
//!
//! Links are passed on, shortened, and typed by hand, so nothing that stands there is an error: what cannot be meant is
//! left out, and said.

use std::fmt::Display;
use std::str::FromStr;

/// The parameters of a URL, from which each is taken once.
#[derive(Debug)]
pub struct Reader {
    pairs: Vec<(String, String)>,
    complaints: Vec<String>,
}

impl Reader {
    /// The parameters of a query, with or without its `?`. A parameter without a value is as good as none: forms send
    /// them.
    pub fn of(query: &str) -> Self {
        let query = query.strip_prefix('?').unwrap_or(query);
        let pairs = form_urlencoded::parse(query.as_bytes())
            .map(|(name, value)| (name.into_owned(), value.trim().to_owned()))
            .filter(|(_, value)| !value.is_empty())
            .collect();
        Self { pairs, complaints: Vec::new() }
    }

    /// All values of a parameter, in the order in which they stand.
    pub fn all(&mut self, name: &str) -> Vec<String> {
        let (taken, rest) = std::mem::take(&mut self.pairs).into_iter().partition(|(known, _)| known == name);
        self.pairs = rest;
        taken.into_iter().map(|(_, value)| value).collect()
    }

    /// The value of a parameter; the last one, where several are given.
    pub fn value(&mut self, name: &str) -> Option<String> {
        self.all(name).pop()
    }

    /// A number, brought between two others.
    pub fn number<N>(&mut self, name: &str, (least, most): (N, N)) -> Option<N>
    where
        N: FromStr + Ord + Copy + Display,
    {
        let value = self.value(name)?;
        let Ok(number) = value.parse::<N>() else {
            self.complain(format!("{name}={value} is no number from {least} to {most}."));
            return None;
        };
        let taken = number.clamp(least, most);
        if taken != number {
            self.complain(format!(
                "{name}={value} is impossible here: it can be {least} to {most}, and {taken} is taken."
            ));
        }
        Some(taken)
    }

    /// Whether a parameter is given as `1`.
    pub fn flag(&mut self, name: &str) -> bool {
        match self.value(name).as_deref() {
            None | Some("0") => false,
            Some("1") => true,
            Some(value) => {
                self.complain(format!("{name}={value} is neither 1 nor 0."));
                false
            }
        }
    }

    /// One of some words.
    pub fn choice<T: Clone>(&mut self, name: &str, choices: impl IntoIterator<Item = (&'static str, T)>) -> Option<T> {
        let value = self.value(name)?;
        let mut words = Vec::new();
        for (word, choice) in choices {
            if word == value {
                return Some(choice);
            }
            words.push(word);
        }
        self.complain(format!("{name}={value} is not known; there is {}.", words.join(", ")));
        None
    }

    /// Notes what cannot be meant.
    pub fn complain(&mut self, complaint: String) {
        self.complaints.push(complaint);
    }

    /// All that could not be meant, parameters that nobody asked for among it.
    pub fn complaints(mut self) -> Vec<String> {
        for (name, value) in self.pairs {
            self.complaints.push(format!("{name}={value} means nothing here."));
        }
        self.complaints
    }
}

/// A query that is put together.
pub struct Writer(form_urlencoded::Serializer<'static, String>);

impl Writer {
    /// One without parameters.
    pub fn new() -> Self {
        Self(form_urlencoded::Serializer::for_suffix(String::from("?"), 1))
    }

    /// Adds a parameter.
    pub fn add(&mut self, name: &str, value: impl Display) {
        self.0.append_pair(name, &value.to_string());
    }

    /// Adds a parameter where it is not what it is by default.
    pub fn add_unless<T: PartialEq + Display + ?Sized>(&mut self, name: &str, value: &T, default: &T) {
        if value != default {
            self.add(name, value);
        }
    }

    /// Adds a parameter that says yes.
    pub fn add_flag(&mut self, name: &str, is_set: bool) {
        if is_set {
            self.add(name, 1);
        }
    }

    /// Adds the word of a value, where there is one.
    pub fn add_word<T: PartialEq + Copy>(&mut self, name: &str, value: Option<T>, words: &[(&str, T)]) {
        let word = words.iter().find(|(_, known)| value.as_ref() == Some(known));
        if let Some((word, _)) = word {
            self.add(name, word);
        }
    }

    /// The query, which begins with `?`.
    pub fn finish(mut self) -> String {
        self.0.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_in_a_query_is_read() {
        let mut reader = Reader::of("?depth=5&genocided=A&xl=&genocided=B%20C&rows=1");
        assert_eq!(reader.number("depth", (1, 50)), Some(5));
        assert_eq!(reader.all("genocided"), ["A", "B C"]);
        assert_eq!(reader.number("xl", (1, 30)), None);
        assert!(reader.flag("rows"));
        assert!(reader.complaints().is_empty());
    }

    #[test]
    fn what_cannot_be_meant_is_said() {
        let mut reader = Reader::of("depth=99&xl=many&amulet=perhaps&place=moon&frob=1");
        assert_eq!(reader.number("depth", (1, 50)), Some(50));
        assert_eq!(reader.number("xl", (1, 30)), None);
        assert!(!reader.flag("amulet"));
        assert_eq!(reader.choice("place", [("main", 1), ("mines", 2)]), None);
        let complaints = reader.complaints();
        assert_eq!(
            complaints,
            [
                "depth=99 is impossible here: it can be 1 to 50, and 50 is taken.",
                "xl=many is no number from 1 to 30.",
                "amulet=perhaps is neither 1 nor 0.",
                "place=moon is not known; there is main, mines.",
                "frob=1 means nothing here.",
            ]
        );
    }

    #[test]
    fn what_is_written_can_be_read() {
        let mut writer = Writer::new();
        writer.add("q", "a & b=ü");
        writer.add_unless("xl", &1, &1);
        writer.add_flag("amulet", true);
        let query = writer.finish();
        assert_eq!(query, "?q=a+%26+b%3D%C3%BC&amulet=1");
        assert_eq!(Reader::of(&query).value("q").as_deref(), Some("a & b=ü"));
    }
}
