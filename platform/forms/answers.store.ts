import type { StoreApi } from "zustand/vanilla";
import { createBrowserStore } from "../browser-store.ts";

/** What every form with steps keeps beside its answers. */
export type SavedForm = {
  /** How many steps are done. */
  lastFilledStep: number;
};

/** Days after which a form that nobody came back to is forgotten. */
export const FORM_RETENTION_DAYS = 30;

type Answers<Form> = {
  /** Key in localStorage: the name of the form. */
  name: string;
  version: number;
  empty: Form;
  /** What was kept, as unknown JSON; `readSameKind` will do for plain answers. */
  parse: (saved: unknown) => Form | undefined;
};

/** The answers of a form, kept in the browser from the first key on. */
export function createAnswersStore<Form extends SavedForm>({
  name,
  version,
  empty,
  parse,
}: Answers<Form>): StoreApi<Form> {
  return createBrowserStore({ name, version, initial: empty, parse, days: FORM_RETENTION_DAYS });
}

/** A step is done: the form is as far as it ever was, or one further. */
export function finishStep<Form extends SavedForm>(
  store: StoreApi<Form>,
  step: number,
  answers: Partial<Form>,
): void {
  const lastFilledStep = Math.max(store.getState().lastFilledStep, step);
  store.setState({ ...answers, lastFilledStep } as Partial<Form>);
}

/**
 * `empty` with the texts, numbers and booleans that were kept under the same name and are of the
 * same type; lists and objects are for the caller to read. Undefined for what is no object.
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
