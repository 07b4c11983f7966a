/** The nonce with which this page may add style sheets; undefined if the page has none. */
export const styleNonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;

// The library that locks scrolling behind a dialog reads the nonce from this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
