import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { LocationFields } from "../form/location-fields.tsx";
import { OwnTimeZoneField } from "../form/time-zone-field.tsx";
import type { Route } from "./+types/location.ts";

const STEP = "location";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, applyForm, STEP);

export default function ApplyLocation() {
  const step = useAnswersStep(applyForm, STEP);
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <StepForm form={applyForm} step={step} className="space-y-6">
        {(form) => (
          <LocationFields form={form} errors={step.errors}>
            <OwnTimeZoneField saved={form.timezone} error={step.errors.timezone} />
          </LocationFields>
        )}
      </StepForm>
    </ApplyStepPage>
  );
}
