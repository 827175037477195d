import { Fragment, type ReactNode } from "react";
import type { FieldErrors } from "#contract/http/problem.ts";
import type { Field, Fields } from "#platform/forms/fields.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { ChipsField } from "../field/chips-field.tsx";
import { Radios } from "../field/radios.tsx";
import { SelectField } from "../field/select-field.tsx";
import { TextArea } from "../field/text-area.tsx";
import { TextField } from "../field/text-field.tsx";

type FormFieldsProps = {
  fields: Fields;
  /** Answers by name. */
  input: InputValues;
  errors: FieldErrors;
  /** Those of the fields that have their own, by name. */
  controls?: OwnControls | undefined;
};

export type OwnControls = Readonly<Record<string, ReactNode>>;

/** The controls of fields, with the answers as `defaultValue`s. */
export function FormFields({ fields, input, errors, controls = {} }: FormFieldsProps) {
  return Object.entries(fields).map(([name, field]) =>
    field.control === "own" ? (
      <Fragment key={name}>{controls[name]}</Fragment>
    ) : (
      <FormField key={name} name={name} field={field} value={input[name]} error={errors[name]} />
    ),
  );
}

type FormFieldProps = {
  name: string;
  field: Exclude<Field, { control: "own" }>;
  value: string | undefined;
  error: readonly string[] | undefined;
};

function FormField({ name, field, value = "", error }: FormFieldProps) {
  const { label, question = label, hint, optional = false } = field;
  const shared = { name, label: question, hint, optional, error, defaultValue: value };
  const required = optional ? {} : { "aria-required": true };
  if (field.control === "textarea") {
    return (
      <TextArea {...shared} {...required} maxCharacters={field.maxCharacters} rows={field.rows} />
    );
  }
  if ("options" in field) {
    const options = field.options.map((option) => ({ value: option.name, label: option.label }));
    if (field.control === "select") {
      return <SelectField {...shared} {...required} options={options} />;
    }
    return <Radios {...shared} options={options} inline={field.inline} />;
  }
  const { type = "text", autoComplete, suggestions, inputMode, width } = field;
  const isText = type === "text" || type === "tel";
  const input = {
    ...shared,
    ...required,
    autoComplete,
    inputMode,
    ...(isText ? {} : { autoCapitalize: "none", spellCheck: false }),
  };
  return suggestions ? (
    <ChipsField {...input} suggestions={suggestions} />
  ) : (
    // A browser refuses a URL without its scheme, which the server adds.
    <TextField {...input} {...(type === "url" ? { inputMode: "url" } : { type })} width={width} />
  );
}
