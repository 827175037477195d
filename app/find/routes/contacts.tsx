import { ContactControls } from "#app/requests/form/contact-fields.tsx";
import { saveContacts, toKnownContacts } from "#app/requests/form/contacts.store.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { findStore } from "../find.store.ts";
import { fromContactFields, toContactFields } from "../find-answers.ts";
import { findForm } from "../find-form.ts";
import { FindStepPage } from "../find-step-page.tsx";
import { FIND_TITLES } from "../find-steps.ts";
import { loadContactsSchema } from "../load-find-schemas.ts";
import type { Route } from "./+types/contacts.ts";

const STEP = "contacts";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title: FIND_TITLES[STEP],
    description: "Tell us who you need, and we'll find developers who fit your project.",
    path: `/find/${STEP}`,
    noindex: true,
  });
}

export default function FindContacts() {
  const answers = useAnswersStep(findForm, {
    step: STEP,
    loadSchema: loadContactsSchema,
    toAnswers: fromContactFields,
    onSave: (typed) => saveContacts("find", typed),
  });
  const { errors } = answers;
  return (
    <FindStepPage
      step={STEP}
      errors={errors}
      lead="Tell us who you need, and we'll find them. It takes about three minutes."
    >
      <StepForm
        form={findForm}
        step={answers}
        empty={toContactFields(findStore.getInitialState())}
        read={() => toKnownContacts(toContactFields(findStore.getState()))}
        className="space-y-6"
      >
        {(typed) => <ContactControls typed={typed} errors={errors} />}
      </StepForm>
    </FindStepPage>
  );
}
