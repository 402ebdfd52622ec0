//! The whole page, and what of it is new when its URL changes.

use crate::generators::Generators;
use crate::state::State;
use crate::view;
use maud::{DOCTYPE, Markup, html};
use wasm_bindgen::prelude::wasm_bindgen;

/// What scripts may do: run what lies beside the page, and nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
                      require-trusted-types-for 'script'; trusted-types monstr";

/// What the page is for, for search engines and for those who are sent a link.
const DESCRIPTION: &str =
    "Which monsters may come where you are in NetHack and its variants, with the odds of the game’s own code.";

/// The page of a URL.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Shown {
    query: String,
    edition: &'static str,
    title: String,
    status: String,
    html: String,
}

#[wasm_bindgen]
impl Shown {
    /// The query that asks for just this; it has no nonsense in it.
    #[wasm_bindgen(getter)]
    pub fn query(&self) -> String {
        self.query.clone()
    }

    /// The id of the edition.
    #[wasm_bindgen(getter)]
    pub fn edition(&self) -> String {
        self.edition.to_owned()
    }

    /// The document's title.
    #[wasm_bindgen(getter)]
    pub fn title(&self) -> String {
        self.title.clone()
    }

    /// What is shown, in a sentence for a screen reader.
    #[wasm_bindgen(getter)]
    pub fn status(&self) -> String {
        self.status.clone()
    }

    /// All below the heading.
    #[wasm_bindgen(getter)]
    pub fn html(&self) -> String {
        self.html.clone()
    }
}

/// Makes the page of any URL.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Page {
    generators: Generators,
}

#[wasm_bindgen]
impl Page {
    /// One that has not been asked anything.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// The page of a URL with this query; `None` where no edition is compiled in.
    pub fn show(&mut self, query: &str) -> Option<Shown> {
        let (mut state, mut complaints) = State::read(query)?;
        state.settle(self.generators.of(state.edition), &mut complaints);
        let mut seen = view::all(&state, &complaints, &mut self.generators);
        if let Some(pages) = seen.pages.filter(|pages| state.page > *pages) {
            complaints.push(format!("page={}: the last is {pages}.", state.page));
            state.page = pages;
            seen = view::all(&state, &complaints, &mut self.generators);
        }
        Some(Shown {
            query: state.query(),
            edition: &state.edition.id,
            title: format!("{}, {} · monstr", seen.title, state.edition.title),
            status: seen.status,
            html: seen.html.into_string(),
        })
    }
}

/// The names of an edition's monsters, as options that an input can suggest. Empty for an edition that is not there.
#[wasm_bindgen]
pub fn names(edition: &str) -> String {
    let edition = engine::tables::edition(edition);
    let monsters = edition.iter().flat_map(|edition| edition.monsters.iter());
    html! { @for monster in monsters { option value=(monster.name()) {} } }.into_string()
}

/// The document with a page in it, as it is before any script runs.
///
/// It names nothing but what lies beside it, so that it can lie in any folder.
pub fn document(shown: &Shown) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="description" content=(DESCRIPTION);
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="no-referrer";
                title { (shown.title) }
                link rel="stylesheet" href="style.css";
                link rel="icon" href="icon.svg" type="image/svg+xml";
                link rel="manifest" href="manifest.webmanifest";
                link rel="modulepreload" href="monstr.js";
                link rel="preload" href="monstr_bg.wasm.lzma" as="fetch" crossorigin;
                script type="module" src="main.js" {}
                noscript { link rel="stylesheet" href="plain.css"; }
            }
            body { (body(shown)) }
        }
    };
    page.into_string()
}

fn body(shown: &Shown) -> Markup {
    html! {
        a class="skip" href="#view" { "To the answer" }
        header {
            h1 { a href="./" { "monstr" } }
            p { "What may come around this corner, with the game’s own odds" }
        }
        main {
            p id="status" class="for-ears" role="status" aria-live="polite" {}
            p id="offer" class="note" hidden { "A newer version is here. " button id="update" type="button" { "Use it" } }
            p id="plain" class="note" {
                "Until the page can compute, it shows one place only: where a game begins, in the newest NetHack. It \
                 computes with WebAssembly and scripts; where these are not to be had, " code { "monstr odds" }
                " answers at a terminal."
            }
            div id="page" { (maud::PreEscaped(&shown.html)) }
        }
        datalist id="names" {}
        footer {
            p {
                "Keys: " kbd { "/" } " search, " kbd { "↑" } " " kbd { "↓" } " along the table, " kbd { "PgUp" } " "
                kbd { "PgDn" } " its pages. The address is the whole state: copy it, and others see the same."
            }
            p {
                "The tables are NetHack’s and its variants’, under the "
                a href="LICENSE-NGPL" { "NetHack General Public License" } "; what else is in the page has "
                a href="LICENSES-THIRD-PARTY" { "licences of its own" } "."
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(query: &str) -> Shown {
        Page::new().show(query).unwrap()
    }

    #[test]
    fn every_view_of_every_edition_can_be_shown() {
        let mut page = Page::new();
        for edition in engine::tables::editions() {
            for view in crate::state::View::ALL {
                let shown = page.show(&format!("?view={}&edition={}&xl=8", view.id(), edition.id)).unwrap();
                assert!(shown.html.contains("view-title") && !shown.html.contains("can be meant"), "{}", shown.query);
            }
        }
    }

    #[test]
    fn what_is_typed_stays_text() {
        let html = show("?q=%3Cscript%3Ealert(1)%3C/script%3E&frob=%3Cb%3E").html;
        assert!(!html.contains("<script") && !html.contains("<b>="), "{html}");
        assert!(html.contains("&lt;script&gt;"), "{html}");
    }

    #[test]
    fn a_page_of_the_table_that_is_not_there_is_said() {
        let shown = show("?edition=nethack-5.0.0&depth=12&xl=10&page=99");
        assert!(shown.html.contains("page=99: the last is 8."), "{}", shown.html);
        assert!(shown.query.ends_with("&page=8"), "{}", shown.query);
        let whole = show("?edition=nethack-5.0.0&depth=12&xl=10&page=3&whole=1");
        assert!(!whole.html.contains("can be meant") && whole.query.ends_with("&whole=1"), "{}", whole.query);
    }

    #[test]
    fn each_view_has_a_title_of_its_own() {
        let title = |query: &str| show(query).title;
        assert_eq!(title("?view=monster&monster=NEWT"), "newt, NetHack 5.0.0 · monstr");
        assert_eq!(title("?view=class&class=S_LICH"), "By class, S_LICH, NetHack 5.0.0 · monstr");
        assert_eq!(title("?view=curves&curve=NEWT&curve=FOX"), "Curves of newt, fox, NetHack 5.0.0 · monstr");
    }

    #[test]
    fn nothing_in_the_document_is_elsewhere_or_in_line() {
        let document = document(&show(""));
        let loads = document.split_once("<body>").unwrap().0;
        assert!(!loads.contains("://"), "{loads}");
        for inline in [" style=", "<style", "onclick", "javascript:"] {
            assert!(!document.contains(inline), "{inline}");
        }
    }

    #[test]
    fn the_page_of_a_page_s_own_query_is_the_same() {
        for query in ["", "?frob=1", "?edition=slashem-0.0.7E7F3&place=mines&near=30&xl=9", "?view=curves&xl=14"] {
            let shown = show(query);
            let again = show(&shown.query);
            assert_eq!(again.query, shown.query);
            assert!(!again.html.contains("can be meant"), "{query}");
        }
    }
}
