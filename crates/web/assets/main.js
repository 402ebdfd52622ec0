// The page's scripts: what is clicked and typed becomes a URL, and what the engine makes of that is shown.
//
// Everything that is to be known of the game is in the WebAssembly beside this; nothing here knows a rule.

import init, { Page, names } from "./monstr.js";
import initUnpack, { unpack } from "./unpack.js";
import { setAddress } from "./address.js";
import { keepFocus } from "./focus.js";
import { morph } from "./morph.js";
import { onKey } from "./keys.js";
import { trusted } from "./trusted.js";
import { watchForUpdates } from "./updates.js";

/** How long the page is at rest before a screen reader is told of a change. */
const REST = 400;

const root = document.documentElement;
const page = document.getElementById("page");
const status = document.getElementById("status");
const options = document.getElementById("names");

let engine;
let shown = "";
let editionOfNames = "";
let telling;
let isMorphing = false;

/** The control whose changes make up the newest entry of the history. */
let changing = null;

/** Shows the page of a query. `typing` is an element whose text must stay as it is typed. */
function show(query, typing) {
    const next = engine.show(query);
    if (!next) return;
    // What is taken away loses the focus, and says that it has changed.
    isMorphing = true;
    try {
        keepFocus(page, () => morph(page, trusted.createHTML(next.html), typing));
    } finally {
        isMorphing = false;
    }
    shown = next.query;
    document.title = next.title;
    clearTimeout(telling);
    const sentence = next.status;
    telling = setTimeout(() => { status.textContent = sentence; }, REST);
    if (next.edition !== editionOfNames) {
        editionOfNames = next.edition;
        // Hundreds of options are made when nothing else is to do.
        setTimeout(() => { options.innerHTML = trusted.createHTML(names(editionOfNames)); });
    }
    next.free();
}

/**
 * Goes to the page of a query: a new entry of the history, or in that of the same control's last change. `control` is what
 * asks for it, if any; `isTyped` is whether its text must stay as it is.
 */
function go(query, { control = null, isTyped = false } = {}) {
    const before = shown;
    show(query, isTyped ? control : null);
    if (shown === before) return;
    setAddress(shown, { replace: control !== null && changing === control });
    changing = control;
}

/** The query that the form asks for. `moved` is the control by which the hero went elsewhere, if any. */
function asked(form, moved) {
    const query = new URLSearchParams(new FormData(form));
    query.delete("page");
    if (moved) {
        // Another place has other depths: as near as can be is meant.
        const depth = query.get("depth");
        for (const name of ["depth", "entry", "sanctum"]) query.delete(name);
        if (depth) query.set("near", depth);
    }
    return `?${query}`;
}

function onInput(event) {
    if (isMorphing) return;
    const control = event.target;
    const isDone = event.type === "change";
    const isText = ["text", "search", "number"].includes(control.type);
    // What is chosen is asked for at once, words when they are whole, and what else is typed or dragged all the while;
    // when that is left, it is set right.
    const isWhole = "late" in control.dataset || !(isText || control.type === "range");
    if (isWhole ? !isDone : isDone && !isText) return;
    // A number that must be there is about to be typed anew.
    if (control.type === "number" && !control.value && !control.placeholder && !isDone) return;
    if (control.dataset.for) {
        // A slider stands for the number beside it.
        document.getElementById(control.dataset.for).value = control.value;
    }
    const form = control.form ?? document.getElementById("controls");
    go(asked(form, "moves" in control.dataset), { control, isTyped: isText && !isDone });
}

function onClick(event) {
    const button = event.target.closest("button[data-step]");
    if (button) {
        if (button.ariaDisabled) return;
        const number = document.getElementById(button.dataset.for);
        number.value = Number(number.value) + Number(button.dataset.step);
        go(asked(number.form), { control: number });
        return;
    }
    const link = event.target.closest("a[href^='?']");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(link);
}

/** Follows a link within the page. */
function follow(link) {
    const isSame = link.closest(".chances thead, .pages");
    go(link.getAttribute("href"));
    if (isSame) return;
    // Another view begins at its heading.
    const title = document.getElementById("view-title");
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
    window.scrollTo(0, 0);
}

/** Shows all rows on paper. */
function onPrint() {
    const before = shown;
    show(`${shown}&whole=1`);
    window.addEventListener("afterprint", () => show(before), { once: true });
}

/** What a packed file holds. */
async function unpacked(file) {
    const [response] = await Promise.all([fetch(file), initUnpack({ module_or_path: fetch("unpack_bg.wasm") })]);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const content = unpack(new Uint8Array(await response.arrayBuffer()));
    if (!content) throw new Error(`${file} is damaged`);
    return content;
}

async function start() {
    // What is there before belongs to another address.
    if (location.search) root.classList.add("waiting");
    await init({ module_or_path: await unpacked("monstr_bg.wasm.lzma") });
    engine = new Page();
    show(location.search);
    root.classList.remove("waiting");
    root.classList.add("computing");
    history.replaceState(null, "", shown + location.hash);
    document.addEventListener("input", onInput);
    document.addEventListener("change", onInput);
    document.addEventListener("click", onClick);
    document.addEventListener("submit", (event) => event.preventDefault());
    document.addEventListener("keydown", (event) => onKey(event, follow));
    window.addEventListener("popstate", () => {
        changing = null;
        show(location.search);
    });
    window.addEventListener("beforeprint", onPrint);
    watchForUpdates();
}

start().catch((error) => {
    // What was there from the beginning is all that there is.
    root.classList.remove("waiting");
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "plain.css" }));
    console.warn(error);
});
