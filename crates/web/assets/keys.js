// What keys do, besides what they do on any page.

/** The keys that go along the rows of a table, and how far. */
const ALONG = { ArrowDown: 1, ArrowUp: -1 };

/** The keys that go to another page of the table, and the link that they follow. */
const PAGES = { PageDown: "page-after", PageUp: "page-before" };

/** Does what a key asks for. `follow` goes where a link leads. */
export function onKey(event, follow) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.target.closest?.("tbody tr");
    if (event.key === "/" && !isText(event.target)) {
        const search = document.getElementById("q");
        if (!search) return;
        event.preventDefault();
        search.focus();
        search.select();
    } else if (event.key in ALONG && (row || event.target.id === "q")) {
        event.preventDefault();
        focusRow(row, ALONG[event.key]);
    } else if (event.key in PAGES && (row || event.target.id === "q")) {
        const link = document.getElementById(PAGES[event.key]);
        if (!link?.hasAttribute("href")) return;
        event.preventDefault();
        follow(link);
        if (row) focusRow(null, 1);
    }
}

function isText(element) {
    return element.matches?.("input:not([type=range], [type=checkbox]), select, textarea") ?? false;
}

/** Focuses the link of the row that is so many further than `row`; the first one without a row. */
function focusRow(row, by) {
    const links = [...document.querySelectorAll("#view .chances tbody th a")];
    const at = row ? links.indexOf(row.querySelector("th a")) + by : 0;
    if (at < 0) document.getElementById("q")?.focus();
    else links[Math.min(at, links.length - 1)]?.focus();
}
