import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { UploadField } from "#design/uploads/upload-field.tsx";
import { pickTexts } from "#platform/forms/fields.ts";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { DetailsFields } from "../form/details-fields.tsx";
import type { Route } from "./+types/details.ts";

const STEP = "details";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, applyForm, STEP);

export default function ApplyDetails() {
  const step = useAnswersStep(applyForm, STEP);
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <StepForm form={applyForm} step={step} className="space-y-8">
        {(form) => (
          <>
            <DetailsFields form={form} errors={step.errors} />
            <UploadField
              name="cv"
              purpose="cv"
              label="Your CV"
              hint="PDF or DOCX, up to 10 MB. Leave out your age and a photo."
              saved={pickTexts(form, Object.keys(form))}
              error={step.errors.cv}
            />
          </>
        )}
      </StepForm>
    </ApplyStepPage>
  );
}
