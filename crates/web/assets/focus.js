// The focus, when what has it is taken away.

/** Changes what is within `page`; if the focus is lost by that, it goes to what is nearest to where it was. */
export function keepFocus(page, change) {
    const around = [];
    for (let at = document.activeElement; at && page.contains(at); at = at.parentElement) around.push(at);
    change();
    if (around.length === 0 || page.contains(document.activeElement)) return;
    const left = around.find((element) => element.isConnected);
    const controls = left?.querySelectorAll("input:not([type=hidden]), select, button, summary, a[href]") ?? [];
    const nearest = [...controls].findLast((control) => !control.disabled && control.checkVisibility());
    nearest?.focus({ preventScroll: true });
}
