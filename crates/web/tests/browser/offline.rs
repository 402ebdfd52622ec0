//! The page without a network, without WebAssembly, and before it.

use crate::browser::with_page;
use std::sync::atomic::Ordering;

#[test]
fn a_page_that_was_seen_once_needs_no_network() {
    with_page(async |page| {
        // What the browser itself says of requests that fail.
        page.expect("503");
        page.go("").await;
        page.wait_for("navigator.serviceWorker.controller").await;
        page.site.is_up.store(false, Ordering::SeqCst);
        page.go("?edition=nethack-3.6.7&place=main&depth=5&xl=3").await;
        assert_eq!(page.text("document.querySelectorAll('.chances tbody tr').length").await, "25");
    });
}

#[test]
fn a_plain_table_is_painted_without_webassembly() {
    with_page(async |page| {
        page.expect("503");
        page.expect("monstr_bg.wasm.lzma: 503");
        page.site.has_wasm.store(false, Ordering::SeqCst);
        page.client.goto(&page.site.address()).await.unwrap();
        page.wait_for("document.querySelectorAll('.chances tbody tr').length > 5").await;
        page.wait_for("performance.getEntriesByName('first-contentful-paint').length").await;
        assert_eq!(page.text("getComputedStyle(document.getElementById('plain')).display").await, "block");
        let newt = page.text("document.querySelector('tr[data-symbol=NEWT] .fraction').textContent").await;
        assert!(newt.starts_with("5/"), "{newt}");
    });
}
