/** A control that the visitor changed before the page was hydrated, by its id. */
type EarlyChange = { id: string } & (
  | { value: string }
  | { isChecked: boolean }
  | { files: FileList }
);

/** What the visitor did in a form before hydration, and where the text cursor is. */
export type EarlyInput = {
  changes: readonly EarlyChange[];
  focus: { id: string; start: number | null; end: number | null } | undefined;
};

/** The controls that differ from what the server rendered. */
export function readEarlyInput(form: HTMLFormElement): EarlyInput {
  const changes = [...form.elements].flatMap((control) => toChange(control) ?? []);
  const { activeElement } = form.ownerDocument;
  if (!activeElement?.id || !form.contains(activeElement)) return { changes, focus: undefined };
  const { start, end } = readSelection(activeElement);
  return { changes, focus: { id: activeElement.id, start, end } };
}

/**
 * Enters the changes into the controls of the hydrated form, as a visitor does: its listeners save
 * them, and parts that follow a control have its value.
 */
export function enterEarlyInput(
  { changes, focus }: EarlyInput,
  { ownerDocument: page }: Element,
): void {
  for (const { id, ...change } of changes) {
    const control = page.getElementById(id);
    if (control instanceof HTMLInputElement && "isChecked" in change) {
      if (control.checked === change.isChecked) control.dispatchEvent(toEvent("input"));
      else control.click();
    } else if (control instanceof HTMLInputElement && "files" in change) {
      control.files = change.files;
      control.dispatchEvent(toEvent("change"));
    } else if (control && "value" in control && "value" in change) {
      if (control.value !== change.value) control.value = change.value;
      control.dispatchEvent(toEvent("input"));
      if (control instanceof HTMLSelectElement) control.dispatchEvent(toEvent("change"));
    }
  }
  if (focus && page.activeElement?.id !== focus.id) restoreFocus(page, focus);
}

const toEvent = (type: string) => new Event(type, { bubbles: true });

function toChange(control: Element): EarlyChange | undefined {
  const { id } = control;
  if (control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? undefined : { id, value: control.value };
  }
  if (control instanceof HTMLSelectElement) {
    const isChanged = [...control.options].some((one) => one.selected !== one.defaultSelected);
    return isChanged ? { id, value: control.value } : undefined;
  }
  if (!(control instanceof HTMLInputElement)) return undefined;
  const { type, checked, defaultChecked, value, defaultValue, files } = control;
  if (type === "file") return files?.length ? { id, files } : undefined;
  if (type === "radio") return checked && !defaultChecked ? { id, isChecked: true } : undefined;
  if (type === "checkbox")
    return checked === defaultChecked ? undefined : { id, isChecked: checked };
  return type === "hidden" || value === defaultValue ? undefined : { id, value };
}

function readSelection(control: Element) {
  // Null for controls without a text cursor, also for those of email addresses.
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return { start: control.selectionStart, end: control.selectionEnd };
  }
  return { start: null, end: null };
}

function restoreFocus(page: Document, { id, start, end }: NonNullable<EarlyInput["focus"]>): void {
  const control = page.getElementById(id);
  control?.focus({ preventScroll: true });
  if (start === null || !(control instanceof HTMLElement) || !("setSelectionRange" in control))
    return;
  (control as HTMLInputElement | HTMLTextAreaElement).setSelectionRange(start, end);
}
