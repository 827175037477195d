const TEXT =
  "textarea, input:not([type=button], [type=submit], [type=reset], [type=hidden], [type=checkbox], [type=radio])";

/** Whether a text field has focus or unsaved input, which a reload would lose. */
export function hasUnsavedInput(page: Document): boolean {
  if (page.activeElement?.matches(TEXT)) return true;
  return Array.from(page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT)).some(
    (field) => field.value !== field.defaultValue,
  );
}
