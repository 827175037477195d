import type { FormName } from "#contract/forms.ts";
import { createBrowserStore } from "#platform/browser-store.ts";
import { FORM_RETENTION_DAYS, readSameKind } from "#platform/forms/answers.store.ts";
import type { TypedValues } from "#platform/forms/use-step-form.ts";

/** The contacts that were typed last, and in which form: they go when that form is forgotten. */
type KnownContacts = { form: string; name: string; email: string; company_name: string };

const NONE: KnownContacts = { form: "", name: "", email: "", company_name: "" };

const store = createBrowserStore<KnownContacts>({
  name: "contacts",
  version: 1,
  initial: NONE,
  parse: (stored) => readSameKind(stored, NONE),
  days: FORM_RETENTION_DAYS,
});

export function saveContacts(form: FormName, typed: TypedValues): void {
  const { name = "", email = "", company_name = "" } = typed;
  store.setState({ form, name, email, company_name });
}

/** Initial contacts of a form: its own, or those typed in another form. */
export function toKnownContacts(own: TypedValues): TypedValues {
  if (Object.values(own).some((text) => text !== "")) return own;
  const { form, ...contacts } = store.getState();
  return contacts;
}

/** Forgets the contacts with the form that they were typed in. */
export function clearContacts(form: FormName): void {
  if (store.getState().form === form) store.setState(NONE, true);
}
