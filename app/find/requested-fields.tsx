import type { ReactNode } from "react";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { WANTED_FIELDS } from "#app/requests/find-fields.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import { useTechnologies } from "#app/taxonomy/use-technologies.ts";
import { MAX_TECHNOLOGIES } from "#contract/clients/find-request-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { FieldError } from "#design/field/field-aria.ts";
import { MultiChoiceField } from "#design/field/multi-choice-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { FormFields } from "#design/forms/form-fields.tsx";
import type { InputValues } from "#platform/forms/use-step-form.ts";

type RequestedFieldsProps = {
  input: InputValues;
  errors: FieldErrors;
  /** The control of the technologies. */
  technologies: ReactNode;
};

/** Requirements of the client: in what, how many, how experienced and for how much. */
export function RequestedFields({ input, errors, technologies }: RequestedFieldsProps) {
  const controls = { technologies, max_rate: <MaxRateField input={input} errors={errors} /> };
  return <FormFields fields={WANTED_FIELDS} input={input} errors={errors} controls={controls} />;
}

/** A search for technologies, with those that were chosen. */
export function TechnologiesField({ chosen, error }: TechnologiesFieldProps) {
  const options = useTechnologies().map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <MultiChoiceField
      name="technologies"
      label={WANTED_FIELDS.technologies.label}
      hint={`What they should know, up to ${MAX_TECHNOLOGIES}.`}
      noun="technologies"
      placeholder="For example, React"
      options={options}
      defaultValue={chosen}
      error={error}
    />
  );
}

type TechnologiesFieldProps = { chosen: readonly string[]; error: FieldError };

function MaxRateField({ input, errors }: Pick<RequestedFieldsProps, "input" | "errors">) {
  const currency = toCurrency(useTerms());
  return (
    <TextField
      name="max_rate"
      label={`Maximum rate in ${currency} per hour`}
      hint="For example, 60. Leave empty for no limit."
      optional
      width="short"
      prefix={toMoney(0, currency).replace("0", "")}
      suffix="/ h"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={input.max_rate}
      error={errors.max_rate}
    />
  );
}
