// Makes what is on the page equal to new HTML, and leaves alone what is equal already: the focus, what is scrolled, what
// is unfolded and what is being typed all stay.

/** Makes the children of `element` those of `html`. The text of the control `typing` stays as it is. */
export function morph(element, html, typing) {
    const template = document.createElement("template");
    template.innerHTML = html;
    morphChildren(element, template.content, typing);
}

function morphChildren(element, wanted, typing) {
    let have = element.firstChild;
    let want = wanted.firstChild;
    while (want) {
        const nextWant = want.nextSibling;
        const same = counterpart(have, want);
        if (same) {
            // What stands before it is gone.
            while (have !== same) have = removed(have);
            have = same.nextSibling;
            morphNode(same, want, typing);
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

function morphNode(have, want, typing) {
    if (have.nodeType !== Node.ELEMENT_NODE) {
        if (have.data !== want.data) have.data = want.data;
        return;
    }
    morphAttributes(have, want);
    if (have.nodeName === "INPUT") {
        if (have !== typing) setValue(have, want.getAttribute("value") ?? "");
        if (have.checked !== want.hasAttribute("checked")) have.checked = !have.checked;
        return;
    }
    morphChildren(have, want, typing);
    if (have.nodeName === "SELECT") {
        const chosen = have.querySelector("option[selected]");
        setValue(have, (chosen ?? have.options[0])?.value ?? "");
    }
}

/** What is set anew is drawn anew, even if it is the same. */
function setValue(control, value) {
    if (control.value !== value) control.value = value;
}

function morphAttributes(have, want) {
    for (const { name, value } of want.attributes) {
        if (have.getAttribute(name) !== value) have.setAttribute(name, value);
    }
    if (have.attributes.length === want.attributes.length) return;
    for (const { name } of [...have.attributes]) {
        // Whoever unfolded something wants it unfolded.
        if (!want.hasAttribute(name) && !(name === "open" && have.nodeName === "DETAILS")) have.removeAttribute(name);
    }
}
