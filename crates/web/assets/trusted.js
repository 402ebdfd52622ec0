// The one place that says which text is HTML: what the engine makes, which has escaped whatever came from outside.

const asIs = { createHTML: (text) => text, createScriptURL: (text) => text };

/** Where the browser asks for it, the policy that the page's own policy names. */
export const trusted = globalThis.trustedTypes?.createPolicy("monstr", asIs) ?? asIs;
