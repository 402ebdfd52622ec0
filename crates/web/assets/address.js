// The address, which is the page's whole state. It follows when what it stands for is on the screen: to a browser a new
// address is as much work as a new page.

/** How often it changes at most while a control is moved. Browsers ignore addresses that change some 20 times a second. */
const PACE = 100;

/** What the address is to be, and whether in the place of the newest entry of the history. */
let wanted = null;

/** Makes a query the address: as a new entry of the history, or in the place of the newest one. */
export function setAddress(query, { replace }) {
    // What was before a new entry is gone back to.
    if (!replace) settle();
    if (wanted) {
        wanted.query = query;
        return;
    }
    wanted = { query, replace };
    setTimeout(settle, replace ? PACE : 0);
}

function settle() {
    if (!wanted) return;
    history[wanted.replace ? "replaceState" : "pushState"](null, "", wanted.query);
    wanted = null;
}

window.addEventListener("pagehide", settle);
// Whoever goes back wants what is there.
window.addEventListener("popstate", () => { wanted = null; });
