import { ContactControls } from "#app/requests/form/contact-fields.tsx";
import { saveContacts, toKnownContacts } from "#app/requests/form/contacts.store.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import type { PageHandle } from "#contract/page.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { HIRE_SCRIPT } from "../first-script.ts";
import { hireStore } from "../hire.store.ts";
import { fromContactFields, toContactFields } from "../hire-answers.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import { HIRE_TITLES } from "../hire-steps.ts";
import { loadContactsSchema } from "../load-hire-schemas.ts";
import type { Route } from "./+types/contacts.ts";

const STEP = "contacts";

export const handle: PageHandle = { firstScript: HIRE_SCRIPT };

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: HIRE_TITLES[STEP], path: `/hire/${STEP}`, noindex: true });
}

export default function Contacts() {
  const answers = useAnswersStep(hireForm, {
    step: STEP,
    loadSchema: loadContactsSchema,
    toAnswers: fromContactFields,
    onSave: (typed) => saveContacts("hire", typed),
  });
  const { errors } = answers;
  return (
    <HireStepPage step={STEP} errors={errors}>
      <StepForm
        form={hireForm}
        step={answers}
        empty={toContactFields(hireStore.getInitialState())}
        read={() => toKnownContacts(toContactFields(hireStore.getState()))}
        className="space-y-6"
      >
        {(typed) => <ContactControls typed={typed} errors={errors} />}
      </StepForm>
    </HireStepPage>
  );
}
