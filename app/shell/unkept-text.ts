const TEXT =
  "textarea, input:not([type=button], [type=submit], [type=reset], [type=hidden], [type=checkbox], [type=radio])";

/** Whether somebody is writing, or has written what only this page knows: a reload would take it. */
export function hasUnkeptText(page: Document): boolean {
  if (page.activeElement?.matches(TEXT)) return true;
  return Array.from(page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT)).some(
    (field) => field.value !== field.defaultValue,
  );
}
