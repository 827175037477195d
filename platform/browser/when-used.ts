/** After this time without a visitor's input a page is loaded whole. */
const UNUSED_TIMEOUT_MS = 3_000;

/** First signs of a visitor, also of one whose tools press and fill in without pointer and keys. */
const INPUTS = ["pointermove", "pointerdown", "keydown", "focusin", "click", "input", "scroll"];

let used: Promise<unknown> | undefined;

/**
 * Resolves with the first touch, key or scroll of this document, at once where it had one, and after
 * three seconds at the latest.
 */
export function whenUsed(): Promise<unknown> {
  used ??= new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive || scrollY) return resolve(null);
    setTimeout(resolve, UNUSED_TIMEOUT_MS);
    for (const input of INPUTS) addEventListener(input, resolve, { capture: true, once: true });
  });
  return used;
}
