const FIELDS =
  "input:not([type=button], [type=submit], [type=reset], [type=image]), select, textarea, [contenteditable]";

/** Whether a form field has focus, or a slide-over, a menu or another dialog is open. */
export function isBusy(page: Document): boolean {
  return (
    page.activeElement?.matches(FIELDS) === true ||
    page.querySelector("[role=dialog], [role=alertdialog], dialog[open]") !== null
  );
}
