import { toPageMeta } from "#app/site/page-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { ApplicantFields } from "../form/applicant-fields.tsx";
import { applyStore, EMPTY_APPLICATION } from "../form/apply.store.ts";
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
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <StepForm
        form={applyForm}
        step={step}
        empty={EMPTY_APPLICATION}
        read={applyStore.getState}
        className="space-y-6"
      >
        {(form) => <ApplicantFields form={form} errors={step.errors} />}
      </StepForm>
    </ApplyStepPage>
  );
}
