/** The nonce under which this page may add style sheets; undefined where the page came without one. */
export const styleNonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || undefined;

// The library that locks scrolling behind a dialog looks for it under this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
