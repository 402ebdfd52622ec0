//! Nothing that axe-core can find keeps anybody out.

use crate::browser::with_page;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// A page for each thing that can be shown.
const PAGES: [&str; 8] = [
    "",
    "?edition=nethack-5.0.0&depth=25&xl=20&q=dragon",
    "?edition=slashem-0.0.7E7F3&place=quest&role=Sam&depth=17&xl=14&amulet=1&genocided=LICH&frob=1",
    "?edition=evilhack-0.9.3&place=fire&xl=14",
    "?view=class&edition=nethack-5.0.0&depth=25&xl=14&class=S_LICH",
    "?view=monster&edition=nethack-3.6.7&depth=5&xl=3&monster=COCKATRICE",
    "?view=compare&edition=nethack-3.6.7&depth=5&xl=3&with=nethack-3.4.3",
    "?view=curves&edition=nethack-3.6.7&depth=5&xl=3&curve=SOLDIER_ANT&curve=COCKATRICE",
];

#[test]
fn axe_finds_nothing() {
    let axe = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/npm/node_modules/axe-core/axe.min.js");
    let Ok(axe) = fs::read_to_string(&axe) else {
        assert!(std::env::var_os("MONSTR_BROWSER").is_none(), "there is no {}", axe.display());
        println!("skipped: axe-core is not there");
        return;
    };
    with_page(async |page| {
        for (width, scheme) in [(1280, "light"), (1280, "dark"), (360, "light"), (360, "dark")] {
            page.screen(width, 800, scheme).await;
            for query in PAGES {
                page.go(query).await;
                page.eval("for (const details of document.querySelectorAll('details')) details.open = true").await;
                page.eval(&axe).await;
                let violations = page
                    .client
                    .execute_async(
                        "const done = arguments[arguments.length - 1];
                         axe.run(document).then(({ violations }) => done(violations.map((violation) =>
                             `${violation.id}: ${violation.nodes.map((node) => `${node.html} ${node.failureSummary}`)}`)));",
                        Vec::new(),
                    )
                    .await
                    .unwrap();
                assert_eq!(violations, Value::Array(Vec::new()), "{query} at {width}, {scheme}");
            }
        }
    });
}
