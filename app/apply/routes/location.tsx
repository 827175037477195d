import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { FieldsStep } from "#design/forms/fields-step.tsx";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { CountryField } from "../form/country-field.tsx";
import { OwnTimeZoneField } from "../form/time-zone-field.tsx";
import type { Route } from "./+types/location.ts";

const STEP = "location";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, applyForm, STEP);

export default function ApplyLocation() {
  return (
    <FieldsStep
      form={applyForm}
      step={STEP}
      page={ApplyStepPage}
      toControls={(form, errors) => ({
        country_code: <CountryField chosen={form.country_code} error={errors.country_code} />,
        timezone: <OwnTimeZoneField saved={form.timezone} error={errors.timezone} />,
      })}
    />
  );
}
