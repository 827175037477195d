declare global {
  /** What was clicked last, unless it had its code. */
  var pressed: Element | undefined;
}

/** An inline script: notes clicks from the first one on, before any code has arrived. */
export const NOTE_PRESSES =
  'addEventListener("click",({target})=>{self.pressed=target},{capture:true});';

/** Buttons that do nothing without code; all others the browser has obeyed already. */
const NEEDS_CODE = "button[type=button]:not([popovertarget])";

/**
 * Forgets from here on all clicks but those that React stops, at the document, because the code of
 * what was pressed has not arrived. To be called before React starts.
 */
export function forgetHeardPresses(): void {
  document.documentElement.addEventListener(
    "click",
    () => {
      self.pressed = undefined;
    },
    { capture: true },
  );
}

/** Presses again what had no code yet; it stays noted where it still has none. */
export function repeatPress(): void {
  const button = self.pressed?.closest<HTMLElement>(NEEDS_CODE);
  self.pressed = undefined;
  button?.click();
}
