/** A control that the visitor changed before the page was hydrated, by its id. */
type EarlyChange = { id: string } & (
  | { value: string }
  | { isChecked: boolean }
  | { files: FileList }
);

/** What the visitor did in a form before hydration, and where the text cursor is. */
export type EarlyInput = {
  changes: readonly EarlyChange[];
  focused: Element | null;
};

/** The controls that differ from what the server rendered. */
export function readEarlyInput(form: HTMLFormElement): EarlyInput {
  const changes = [...form.elements].flatMap((control) => toChange(control) ?? []);
  return { changes, focused: form.ownerDocument.activeElement };
}

/**
 * Enters the changes into the controls of the hydrated form, as a visitor does: its listeners save
 * them, and parts that follow a control have its value.
 */
export function enterEarlyInput(
  { changes, focused }: EarlyInput,
  { ownerDocument: page }: Element,
): void {
  for (const { id, ...change } of changes) {
    const control = page.getElementById(id);
    if (control instanceof HTMLInputElement && "isChecked" in change) {
      if (control.checked !== change.isChecked) {
        control.click();
        continue;
      }
    } else if (control) {
      Object.assign(control, change);
    }
    for (const type of ["input", "change"]) {
      control?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
  if (focused && !focused.isConnected) restoreFocus(focused, page.getElementById(focused.id));
}

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

/** The same text cursor in the control that has replaced another one. */
function restoreFocus(before: Element, control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
  if (!isText(before) || !isText(control)) return;
  // Null for controls without a text cursor, also for those of email addresses.
  const { selectionStart, selectionEnd } = before;
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

const isText = (control: Element | null) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
