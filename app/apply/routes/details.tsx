import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { FieldsStep } from "#design/forms/fields-step.tsx";
import { UploadField } from "#design/uploads/upload-field.tsx";
import { pickTexts } from "#platform/forms/fields.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { RateFields } from "../form/rate-fields.tsx";
import type { Route } from "./+types/details.ts";

const STEP = "details";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, applyForm, STEP);

export default function ApplyDetails() {
  return (
    <FieldsStep
      form={applyForm}
      step={STEP}
      page={ApplyStepPage}
      className="space-y-8"
      toControls={(form, errors) => ({
        hourly_rate: <RateFields form={form} errors={errors} />,
        cv: (
          <UploadField
            name="cv"
            purpose="cv"
            label="Your CV"
            hint="PDF or DOCX, up to 10 MB. Leave out your age and photo."
            saved={pickTexts(form, Object.keys(form))}
            error={errors.cv}
          />
        ),
      })}
    />
  );
}
