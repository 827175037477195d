import { useState } from "react";
import { useLocation } from "react-router";
import { PROJECT_FIELDS } from "#app/requests/client-fields.ts";
import { toStepMeta } from "#app/requests/form/step-meta.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { FormFields } from "#design/forms/form-fields.tsx";
import { StepForm } from "#design/forms/step-form.tsx";
import { UploadField } from "#design/uploads/upload-field.tsx";
import { pickTexts } from "#platform/forms/fields.ts";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { DescriptionField } from "../description/description-field.tsx";
import { type FindForm, findStore } from "../find.store.ts";
import { findForm } from "../find-form.ts";
import { FindStepPage } from "../find-step-page.tsx";
import { RequestedFields, TechnologiesField } from "../requested-fields.tsx";
import type { Route } from "./+types/details.ts";

const STEP = "details";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, findForm, STEP);

export default function FindDetails() {
  const step = useAnswersStep(findForm, STEP);
  const { search } = useLocation();
  return (
    <FindStepPage step={STEP} errors={step.errors}>
      {/* The search of the URL fills in answers and then leaves it. */}
      <StepForm key={search} form={findForm} step={step} className="space-y-8">
        {(form) => <AllFields form={form} errors={step.errors} />}
      </StepForm>
    </FindStepPage>
  );
}

type DetailsProps = { form: FindForm; errors: FieldErrors };

function AllFields({ form: first, errors }: DetailsProps) {
  // The number makes the fields anew, since they hold what was typed themselves.
  const [{ form, number }, setFilled] = useState({ form: first, number: 0 });
  return (
    <>
      <DescriptionField
        text={form.job_description}
        error={errors.job_description}
        onFilled={() => setFilled({ form: findStore.getState(), number: number + 1 })}
      />
      <UploadField
        name="brief"
        purpose="brief"
        label="Project description"
        hint="Instead of the text, or with it: PDF or DOCX, up to 10 MB."
        optional
        saved={pickTexts(first, Object.keys(first))}
        error={errors.brief}
      />
      <DetailsFields key={number} form={form} errors={errors} />
    </>
  );
}

function DetailsFields({ form, errors }: DetailsProps) {
  const input = pickTexts(form, Object.keys(form));
  return (
    <>
      <RequestedFields
        input={input}
        errors={errors}
        technologies={<TechnologiesField chosen={form.technologies} error={errors.technologies} />}
      />
      <h2 className="mt-12 border-line border-t pt-8 text-title">Your project</h2>
      <FormFields fields={PROJECT_FIELDS} input={input} errors={errors} />
    </>
  );
}
