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
        if (!have) {
            element.appendChild(want);
        } else {
            const nextHave = have.nextSibling;
            if (isAlike(have, want)) morphNode(have, want, typing);
            else element.replaceChild(want, have);
            have = nextHave;
        }
        want = nextWant;
    }
    while (have) {
        const next = have.nextSibling;
        have.remove();
        have = next;
    }
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
