import { useState } from "react";
import { toPageMeta } from "#app/site/page-meta.ts";
import { ContinueButton } from "#design/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { ApplicantFields } from "../form/applicant-fields.tsx";
import { applyStore } from "../form/apply.store.ts";
import { fromContactFields } from "../form/apply-answers.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { APPLY_TITLES } from "../form/apply-steps.ts";
import { loadApplicantSchema } from "../form/load-apply-schemas.ts";
import type { Route } from "./+types/contacts.ts";

const STEP = "contacts";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLY_TITLES[STEP], path: `/apply/${STEP}`, noindex: true });
}

export default function ApplyContacts() {
  const step = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadApplicantSchema,
    toAnswers: fromContactFields,
  });
  const changes = useForeignChanges("apply");
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <ContactsForm key={changes} {...step} />
    </ApplyStepPage>
  );
}

function ContactsForm({ errors, formProps, isSchemaMissing }: ReturnType<typeof useAnswersStep>) {
  const [form] = useState(applyStore.getState);
  return (
    <form {...formProps} className="space-y-6">
      <ApplicantFields form={form} errors={errors} />
      <ContinueButton isSchemaMissing={isSchemaMissing} />
    </form>
  );
}
