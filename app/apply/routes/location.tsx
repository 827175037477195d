import { useState } from "react";
import { toPageMeta } from "#app/site/page-meta.ts";
import { ContinueButton } from "#design/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { readOwnTimeZone } from "#platform/time-zone-names.ts";
import { applyStore } from "../form/apply.store.ts";
import { fromLocationFields } from "../form/apply-answers.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { APPLY_TITLES } from "../form/apply-steps.ts";
import { loadLocationSchema } from "../form/load-apply-schemas.ts";
import { LocationFields } from "../form/location-fields.tsx";
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
  const changes = useForeignChanges("apply");
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <LocationForm key={changes} {...step} />
    </ApplyStepPage>
  );
}

function LocationForm({ errors, formProps, isSchemaMissing }: ReturnType<typeof useAnswersStep>) {
  const [form] = useState(applyStore.getState);
  const [timezone] = useState(() => form.timezone || readOwnTimeZone());
  return (
    <form {...formProps} className="space-y-6">
      <LocationFields
        form={form}
        timezone={timezone}
        hint="Detected from your browser. Change it if you work in a different one."
        errors={errors}
      />
      <ContinueButton isSchemaMissing={isSchemaMissing} />
    </form>
  );
}
