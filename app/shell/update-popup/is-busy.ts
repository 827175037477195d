const FIELDS =
  "input:not([type=button], [type=submit], [type=reset], [type=image]), select, textarea, [contenteditable]";

/** Whether somebody is at a form field, or has a slide-over, a menu or another dialog open. */
export function isBusy(page: Document): boolean {
  return (
    page.activeElement?.matches(FIELDS) === true ||
    page.querySelector("[role=dialog], [role=alertdialog], dialog[open]") !== null
  );
}
