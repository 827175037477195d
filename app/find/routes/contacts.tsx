import { withKnownContacts } from "#app/requests/form/contacts.store.ts";
import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { withNoun } from "#contract/values/trade.ts";
import { FieldsStep } from "#design/forms/fields-step.tsx";
import { findStore } from "../find.store.ts";
import { findForm } from "../find-form.ts";
import { FindStepPage } from "../find-step-page.tsx";
import type { Route } from "./+types/contacts.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  toStepMeta(
    matches,
    findForm,
    "contacts",
    withNoun("Tell us who you need, and we'll find developers who fit your project."),
  );

export default function FindContacts() {
  return (
    <FieldsStep
      form={findForm}
      step="contacts"
      page={FindStepPage}
      lead="Tell us who you need, and we'll find them. It takes about three minutes."
      read={() => withKnownContacts(findStore.getState())}
    />
  );
}
