import { useState } from "react";
import { readOwnTimeZone } from "#app/booking/own-time-zone.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { APPLY_LENGTH } from "#contract/apply.ts";
import { COUNTRIES } from "#contract/countries.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { ContinueButton } from "#platform/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { applyStore } from "../apply.store.ts";
import { fromLocationFields } from "../apply-answers.ts";
import { applyForm } from "../apply-form.ts";
import { ApplyStepPage } from "../apply-step-page.tsx";
import { APPLY_TITLES } from "../apply-steps.ts";
import { loadLocationSchema } from "../load-apply-schemas.ts";
import { listTimeZones } from "../time-zones.ts";
import type { Route } from "./+types/location.ts";

const STEP = "location";

const COUNTRY_OPTIONS = [
  { value: "", label: "Select a country" },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

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

function LocationForm({ errors, formProps, isUnjudged }: ReturnType<typeof useAnswersStep>) {
  const [form] = useState(applyStore.getState);
  const [timezone] = useState(() => form.timezone || readOwnTimeZone());
  const [zones] = useState(() => listTimeZones(timezone));
  return (
    <form {...formProps} className="space-y-6">
      <SelectField
        aria-required
        name="country_code"
        label="Country"
        options={COUNTRY_OPTIONS}
        defaultValue={form.country_code}
        error={errors.country_code}
        autoComplete="country"
      />
      <TextField
        maxLength={APPLY_LENGTH.city}
        name="city"
        label="City"
        optional
        defaultValue={form.city}
        error={errors.city}
        autoComplete="address-level2"
      />
      <SelectField
        aria-required
        name="timezone"
        label="Time zone"
        hint="Taken from your browser. Change it if you work in another one."
        options={zones}
        defaultValue={timezone}
        error={errors.timezone}
      />
      <ContinueButton isUnjudged={isUnjudged} />
    </form>
  );
}
