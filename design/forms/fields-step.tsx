import type { ComponentType, ReactNode } from "react";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { SavedForm } from "#platform/forms/answers.store.ts";
import { pickAnswers, pickTexts } from "#platform/forms/fields.ts";
import type { SteppedForm } from "#platform/forms/stepped-form.ts";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { FormFields, type OwnControls } from "./form-fields.tsx";
import { StepForm } from "./step-form.tsx";

type StepPageProps<Step> = {
  step: Step;
  errors: FieldErrors;
  lead?: ReactNode;
  children: ReactNode;
};

type FieldsStepProps<Form extends SavedForm, Step extends string> = {
  form: SteppedForm<Form, Step>;
  step: Step;
  /** The page of this form's steps. */
  page: ComponentType<StepPageProps<Step>>;
  lead?: ReactNode;
  /** The controls that its fields do not have from their definition. */
  toControls?: (answers: Form, errors: FieldErrors) => OwnControls;
  /** What this browser has saved; the answers of the form without it. */
  read?: () => Form;
  className?: string;
};

/** A step that consists of its fields. */
export function FieldsStep<Form extends SavedForm, Step extends string>({
  form,
  step,
  page: Page,
  lead,
  toControls,
  read = form.store.getState,
  className = "space-y-6",
}: FieldsStepProps<Form, Step>) {
  const answers = useAnswersStep(form, step);
  const { errors } = answers;
  const { fields = {} } = form.step[step];
  // Answers of other steps are no reason to make these controls anew.
  const readOwn = () => ({ ...form.store.getInitialState(), ...pickAnswers(fields, read()) });
  return (
    <Page step={step} errors={errors} lead={lead}>
      <StepForm form={form} step={answers} read={readOwn} className={className}>
        {(saved) => (
          <FormFields
            fields={fields}
            input={pickTexts(saved, Object.keys(fields))}
            errors={errors}
            controls={toControls?.(saved, errors)}
          />
        )}
      </StepForm>
    </Page>
  );
}
