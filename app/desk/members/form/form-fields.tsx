import type { InputHTMLAttributes } from "react";
import type { FieldErrors } from "#contract/problem.ts";
import { DeskField } from "../../parts/desk-field.tsx";
import { FIELD_LABELS } from "./field-labels.ts";
import type { MemberForm, TextField } from "./member-form.ts";

/** The form as it is now, and how a part of it changes it. */
export type FormPart = {
  form: MemberForm;
  /** By the names of controls, like `languages[0][code]`. */
  errors: FieldErrors;
  onChange: (part: Partial<MemberForm>) => void;
};

type InputProps = FormPart & {
  name: TextField;
  hint?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "list">;

export function TextInput({ form, errors, onChange, name, hint, ...input }: InputProps) {
  return (
    <DeskField label={FIELD_LABELS[name]} name={name} errors={errors} {...(hint ? { hint } : {})}>
      {(field) => (
        <input
          {...field}
          {...input}
          autoComplete="off"
          value={form[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          className="desk-control"
        />
      )}
    </DeskField>
  );
}

type TextAreaProps = Omit<InputProps, "type" | "inputMode" | "list"> & { rows: number };

export function TextArea({ form, errors, onChange, name, hint, rows }: TextAreaProps) {
  return (
    <DeskField label={FIELD_LABELS[name]} name={name} errors={errors} {...(hint ? { hint } : {})}>
      {(field) => (
        <textarea
          {...field}
          rows={rows}
          value={form[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          className="desk-control"
        />
      )}
    </DeskField>
  );
}

export type Option = { value: string; label: string };
type SelectProps = Omit<TextAreaProps, "rows"> & { options: readonly Option[] };

export function Select({ form, errors, onChange, name, hint, options }: SelectProps) {
  return (
    <DeskField label={FIELD_LABELS[name]} name={name} errors={errors} {...(hint ? { hint } : {})}>
      {(field) => (
        <select
          {...field}
          value={form[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          className="desk-control"
        >
          <Options value={form[name]} options={options} />
        </select>
      )}
    </DeskField>
  );
}

/** The options, and what the file has instead of one of them. */
export function Options({ value, options }: { value: string; options: readonly Option[] }) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <>
      {isKnown ? null : <option value={value}>{value || "Choose"}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </>
  );
}
