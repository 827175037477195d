import { toPageMeta } from "#app/site/page-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyStore, EMPTY_APPLICATION } from "../form/apply.store.ts";
import { fromLocationFields } from "../form/apply-answers.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { APPLY_TITLES } from "../form/apply-steps.ts";
import { loadLocationSchema } from "../form/load-apply-schemas.ts";
import { LocationFields } from "../form/location-fields.tsx";
import { OwnTimeZoneField } from "../form/time-zone-field.tsx";
import type { Route } from "./+types/location.ts";

const STEP = "location";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLY_TITLES[STEP], path: `/apply/${STEP}`, noindex: true });
}

export default function ApplyLocation() {
  const step = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadLocationSchema,
    toAnswers: fromLocationFields,
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
        {(form) => (
          <LocationFields form={form} errors={step.errors}>
            <OwnTimeZoneField saved={form.timezone} error={step.errors.timezone} />
          </LocationFields>
        )}
      </StepForm>
    </ApplyStepPage>
  );
}
