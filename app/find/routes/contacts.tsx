import { ContactFields } from "#app/requests/form/contact-fields.tsx";
import { saveContacts } from "#app/requests/form/contacts.store.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { ContinueButton } from "#design/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
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
  const { errors, formProps, isSchemaMissing } = useAnswersStep(findForm, {
    step: STEP,
    loadSchema: loadContactsSchema,
    toAnswers: fromContactFields,
    onSave: (typed) => saveContacts("find", typed),
  });
  const changes = useForeignChanges("find");
  return (
    <FindStepPage
      step={STEP}
      errors={errors}
      lead="Tell us who you need, and we'll find them. It takes about three minutes."
    >
      <form key={changes} {...formProps} className="space-y-6">
        <ContactFields own={toContactFields(findStore.getState())} errors={errors} />
        <ContinueButton isSchemaMissing={isSchemaMissing} />
      </form>
    </FindStepPage>
  );
}
