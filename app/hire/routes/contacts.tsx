import { withKnownContacts } from "#app/requests/form/contacts.store.ts";
import { toStepMeta } from "#app/requests/form/step-meta.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { FieldsStep } from "#design/forms/fields-step.tsx";
import { ChosenNames } from "../chosen-names.tsx";
import { HIRE_SCRIPT } from "../first-script.ts";
import { hireStore } from "../hire.store.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import type { Route } from "./+types/contacts.ts";

export const handle: PageHandle = { firstScript: HIRE_SCRIPT };

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, hireForm, "contacts");

export default function Contacts() {
  return (
    <FieldsStep
      form={hireForm}
      step="contacts"
      page={HireStepPage}
      lead={<ChosenNames />}
      read={() => withKnownContacts(hireStore.getState())}
    />
  );
}
