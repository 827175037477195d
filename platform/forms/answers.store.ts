import type { StoreApi } from "zustand/vanilla";
import { type BrowserStore, createBrowserStore } from "../browser/browser-store.ts";

/** State of every form with steps besides its answers. */
export type SavedForm = {
  /** How many steps are done. */
  lastFilledStep: number;
};

/** Days after which an unsent form is deleted from the browser. */
export const FORM_RETENTION_DAYS = 30;

type Answers<Form> = {
  /** Key in localStorage: the name of the form. */
  name: string;
  version: number;
  empty: Form;
  /** Parses saved answers, which are unknown JSON; `readSameKind` suffices for plain ones. */
  parse: (saved: unknown) => Form | undefined;
  /** The answers as `parse` reads them, where they are saved in another shape. */
  toSaved?: (answers: Form) => object;
};

/** The answers of a form, saved in the browser at every input. */
export function createAnswersStore<Form extends SavedForm>({
  name,
  version,
  empty,
  ...format
}: Answers<Form>): BrowserStore<Form> {
  return createBrowserStore({
    name,
    version,
    initial: empty,
    ...format,
    days: FORM_RETENTION_DAYS,
  });
}

/** Marks a step as done; earlier progress is retained. */
export function finishStep<Form extends SavedForm>(
  store: StoreApi<Form>,
  step: number,
  answers: Partial<Form>,
): void {
  const lastFilledStep = Math.max(store.getState().lastFilledStep, step);
  store.setState({ ...answers, lastFilledStep } as Partial<Form>);
}

/**
 * `empty` with the saved texts, numbers and booleans of the same name and type; the caller parses
 * lists and objects. Undefined when `saved` is no object.
 */
export function readSameKind<Form extends object>(saved: unknown, empty: Form): Form | undefined {
  if (typeof saved !== "object" || saved === null) return undefined;
  const form: Form = { ...empty };
  for (const [name, value] of Object.entries(saved)) {
    if (!Object.hasOwn(empty, name)) continue;
    if (typeof value !== typeof Reflect.get(empty, name)) continue;
    if (typeof value !== "object") Reflect.set(form, name, value);
  }
  return form;
}
