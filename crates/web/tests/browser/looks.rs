//! The page fits its screen, whatever that is; with `MONSTR_SCREENSHOTS=DIR` it is kept to be looked at.

use crate::browser::with_page;
use std::path::PathBuf;
use std::{env, fs};

/// What is looked at, by the name of its picture.
const PAGES: [(&str, &str); 6] = [
    ("threats", "?edition=nethack-5.0.0&depth=12&xl=9"),
    ("why", "?edition=nethack-3.6.7&place=mines&depth=5&xl=4&q=dw&genocided=FLOATING_EYE"),
    ("class", "?view=class&edition=nethack-5.0.0&depth=25&xl=14&class=S_LICH&caller=special-level"),
    ("monster", "?view=monster&edition=nethack-5.0.0&depth=12&xl=9&monster=COCKATRICE"),
    ("compare", "?view=compare&edition=nethack-3.6.7&depth=12&xl=9&with=nethack-3.4.3"),
    ("curves", "?view=curves&edition=nethack-5.0.0&depth=12&xl=9&curve=SOLDIER_ANT&curve=COCKATRICE&curve=TROLL"),
];

#[test]
fn nothing_sticks_out_of_the_screen() {
    let folder = env::var_os("MONSTR_SCREENSHOTS").map(PathBuf::from);
    with_page(async |page| {
        for (width, height) in [(360, 1600), (820, 1600), (1440, 1400)] {
            for scheme in ["light", "dark"] {
                page.screen(width, height, scheme).await;
                for (name, query) in PAGES {
                    page.go(query).await;
                    let wide = page.eval("return document.documentElement.scrollWidth").await;
                    assert!(wide.as_u64().unwrap() <= u64::from(width), "{name} is {wide} wide on {width}");
                    // What is wider than its box would be out of sight until it is scrolled to.
                    let hidden = "Math.max(0, ...[...document.querySelectorAll('.table-box:has(.chances)')]
                        .map((box) => box.scrollWidth - box.clientWidth))";
                    assert_eq!(page.text(hidden).await, "0", "{name}: odds are out of sight on {width}");
                    if let Some(folder) = &folder {
                        let picture = page.client.screenshot().await.unwrap();
                        fs::write(folder.join(format!("{name}-{width}-{scheme}.png")), picture).unwrap();
                    }
                }
            }
        }
    });
}
