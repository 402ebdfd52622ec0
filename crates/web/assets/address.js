// The address, which is the page's whole state. It follows when what it stands for is on the screen: to a browser a new
// address is as much work as a new page.

/** How often it changes at most while a control is moved, in milliseconds. Browsers refuse a hundred changes in 30 s. */
const PACE = 350;

/** What the address is to be, and whether in the place of the newest entry of the history. */
let wanted = null;
let timer;
let last = -PACE;

/** Makes a query the address: as a new entry of the history, or in the place of the newest one. */
export function setAddress(query, { replace }) {
    // What was before a new entry is gone back to.
    if (!replace) settle();
    if (wanted) {
        wanted.query = query;
        return;
    }
    wanted = { query, replace };
    timer = setTimeout(settle, replace ? Math.max(0, last + PACE - performance.now()) : 0);
}

/** Makes the address at once what it is to be. */
export function settle() {
    clearTimeout(timer);
    if (!wanted) return;
    const { query, replace } = wanted;
    wanted = null;
    last = performance.now();
    try {
        history[replace ? "replaceState" : "pushState"](null, "", query);
    } catch {
        // Too often for this browser: the next change brings it.
    }
}

// Whoever leaves comes back to what was there: by any link, to a part of the page as well, or by closing it.
document.addEventListener("click", (event) => { if (event.target.closest("a")) settle(); }, { capture: true });
window.addEventListener("pagehide", settle);
// Whoever goes back wants what is there.
window.addEventListener("popstate", () => {
    clearTimeout(timer);
    wanted = null;
});
