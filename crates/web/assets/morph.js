// Makes what is on the page equal to new HTML, and leaves alone what is equal already: the focus, what is scrolled, what
// is unfolded and what is being typed all stay.

/** Makes the children of `element` those of `html`. The text of the control `typing` stays as it is. */
export function morph(element, html, typing) {
    const template = document.createElement("template");
    template.innerHTML = html;
    morphChildren(element, template.content);
    // What is typed and chosen is no part of the tree.
    for (const control of element.querySelectorAll("input, select")) {
        if (control !== typing) reset(control);
    }
}

function morphChildren(element, wanted) {
    let have = element.firstChild;
    let want = wanted.firstChild;
    while (want) {
        const nextWant = want.nextSibling;
        const same = counterpart(have, want);
        if (same) {
            // What stands before it is gone.
            while (have !== same) have = removed(have);
            have = same.nextSibling;
            morphNode(same, want);
        } else if (!have || (have.id && counterpart(want, have))) {
            // It is new, and what is there comes after it.
            element.insertBefore(want, have);
        } else {
            element.insertBefore(want, have);
            have = removed(have);
        }
        want = nextWant;
    }
    while (have) have = removed(have);
}

/** Removes a node; the one after it. */
function removed(node) {
    const next = node.nextSibling;
    node.remove();
    return next;
}

/** What another node can be made of: what has an id is looked for from `node` on, and all else must be that node. */
function counterpart(node, other) {
    if (other.id) {
        while (node && !isAlike(node, other)) node = node.nextSibling;
        return node;
    }
    return node && isAlike(node, other) ? node : null;
}

/** Whether one node can become another without anybody noticing. */
function isAlike(have, want) {
    return have.nodeType === want.nodeType && have.nodeName === want.nodeName && have.id === want.id;
}

function morphNode(have, want) {
    // Most of a page is as it was, and the browser compares trees faster than a script does.
    if (have.isEqualNode(want)) return;
    if (have.nodeType !== Node.ELEMENT_NODE) {
        have.data = want.data;
        return;
    }
    morphAttributes(have, want);
    morphChildren(have, want);
}

function morphAttributes(have, want) {
    const names = want.getAttributeNames();
    for (const name of names) {
        const value = want.getAttribute(name);
        if (have.getAttribute(name) !== value) have.setAttribute(name, value);
    }
    if (have.attributes.length === names.length) return;
    for (const name of have.getAttributeNames()) {
        // Whoever unfolded something wants it unfolded.
        if (!want.hasAttribute(name) && !(name === "open" && have.nodeName === "DETAILS")) have.removeAttribute(name);
    }
}

/** Gives a control what its attributes say. What is set anew is drawn anew, even if it is the same. */
function reset(control) {
    if (control.nodeName === "SELECT") {
        const chosen = control.querySelector("option[selected]") ?? control.options[0];
        if (control.value !== chosen?.value) control.value = chosen?.value ?? "";
        return;
    }
    if (["checkbox", "radio"].includes(control.type)) {
        if (control.checked !== control.defaultChecked) control.checked = control.defaultChecked;
    } else if (control.value !== control.defaultValue) {
        control.value = control.defaultValue;
    }
}
