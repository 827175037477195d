import { toPageMeta } from "#app/site/page-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { UploadField } from "#design/uploads/upload-field.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyStore, EMPTY_APPLICATION } from "../form/apply.store.ts";
import { fromDetailsFields, toCvFields } from "../form/apply-answers.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { APPLY_TITLES } from "../form/apply-steps.ts";
import { DetailsFields } from "../form/details-fields.tsx";
import { loadDetailsSchema } from "../form/load-apply-schemas.ts";
import type { Route } from "./+types/details.ts";

const STEP = "details";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLY_TITLES[STEP], path: `/apply/${STEP}`, noindex: true });
}

export default function ApplyDetails() {
  const step = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadDetailsSchema,
    toAnswers: fromDetailsFields,
  });
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <StepForm
        form={applyForm}
        step={step}
        empty={EMPTY_APPLICATION}
        read={applyStore.getState}
        className="space-y-8"
      >
        {(form) => (
          <>
            <DetailsFields form={form} errors={step.errors} />
            <UploadField
              name="cv"
              purpose="cv"
              label="Your CV"
              hint="PDF or DOCX, up to 10 MB. Leave out your age and a photo."
              saved={toCvFields(form)}
              error={step.errors.cv}
            />
          </>
        )}
      </StepForm>
    </ApplyStepPage>
  );
}
