/** Where a form with steps is one page. */
export type OnePage = {
  path: string;
  /** Keys in localStorage that it reads when it is opened from a step. */
  saved: readonly string[];
};

/** Intent of a form that is posted from a step: the page shows it, and the rest. */
export const STEP_INTENT = "step";

/** The field with what the browser has saved under this key, as JSON. */
export const toSavedField = (name: string) => `saved_${name}`;

/**
 * Script of the steps, before all others. Where a form is sent without being handled, it adds what
 * the browser has saved; a link with `data-submits` sends the form around it. A script that does
 * not load shows on the root element.
 */
export const ONE_PAGE_SCRIPT = `(() => {
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    for (const field of event.target.querySelectorAll("[data-saved]")) {
      try { field.value = localStorage.getItem(field.dataset.saved) ?? "" } catch {}
    }
  });
  addEventListener("click", (event) => {
    const link = event.target.closest("[data-submits]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.closest("form").requestSubmit();
  });
  addEventListener("error", ({ target }) => {
    if (target.localName === "script") document.documentElement.dataset.scripts = "failed";
  }, true);
})();`.replaceAll(/\n\s*/g, "");

/** The page works all the same: another copy of the script came. */
export function clearScriptFailure(): void {
  delete document.documentElement.dataset.scripts;
}
