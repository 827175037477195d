import type { FieldErrors } from "#contract/http/problem.ts";
import type { SavedForm } from "#platform/forms/answers.store.ts";
import type { SteppedForm } from "#platform/forms/stepped-form.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { FormFields, type OwnControls } from "./form-fields.tsx";
import { FormSection } from "./page-form.tsx";

type FieldsSectionProps<Form extends SavedForm, Step extends string> = {
  form: Pick<SteppedForm<Form, Step>, "step">;
  step: Step;
  input: InputValues;
  errors: FieldErrors;
  controls?: OwnControls;
};

/** The fields of a step on the page that has the whole form; nothing for a step without fields. */
export function FieldsSection<Form extends SavedForm, Step extends string>({
  form,
  step,
  ...fieldProps
}: FieldsSectionProps<Form, Step>) {
  const { title, fields } = form.step[step];
  if (!fields) return null;
  return (
    <FormSection title={title}>
      <FormFields fields={fields} {...fieldProps} />
    </FormSection>
  );
}
