import type { FormName } from "#contract/clients/forms.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { CONTACT_FIELDS } from "../client-fields.ts";
import { saveContacts } from "./contacts.store.ts";

/** The step in which clients say who they are. */
export const toContactsStep = (form: FormName) => ({
  title: "How can we reach you?",
  summary: "Your details",
  fields: CONTACT_FIELDS,
  // zod is a fifth of what a page may load at first.
  loadSchema: async () => (await import("#contract/clients/request.ts")).ContactsSchema,
  onSave: (input: InputValues) => saveContacts(form, input),
});
