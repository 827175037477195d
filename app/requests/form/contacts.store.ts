import type { FormName } from "#contract/clients/forms.ts";
import { createBrowserStore } from "#platform/browser/browser-store.ts";
import { FORM_RETENTION_DAYS, readSameKind } from "#platform/forms/answers.store.ts";
import { type Answers, pickAnswers, toInitialAnswers } from "#platform/forms/fields.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { CONTACT_FIELDS, type ContactName } from "../client-fields.ts";

/** The contacts that were typed last, and in which form: they go when that form is forgotten. */
type KnownContacts = Answers<ContactName> & { form: string };

const NONE: KnownContacts = { form: "", ...toInitialAnswers(CONTACT_FIELDS) };

const store = createBrowserStore<KnownContacts>({
  name: "contacts",
  version: 1,
  initial: NONE,
  parse: (stored) => readSameKind(stored, NONE),
  days: FORM_RETENTION_DAYS,
});

export function saveContacts(form: FormName, input: InputValues): void {
  store.setState({ form, ...pickAnswers(CONTACT_FIELDS, input) });
}

/** A form with its contacts: its own, or those typed in another form. */
export function withKnownContacts<Form extends Answers<ContactName>>(own: Form): Form {
  const hasOwn = Object.values(pickAnswers(CONTACT_FIELDS, own)).some((text) => text !== "");
  return hasOwn ? own : { ...own, ...pickAnswers(CONTACT_FIELDS, store.getState()) };
}

/** Forgets the contacts with the form that they were typed in. */
export function clearContacts(form: FormName): void {
  if (store.getState().form === form) store.setState(NONE, true);
}
