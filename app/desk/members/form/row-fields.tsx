import { type InputHTMLAttributes, useId } from "react";
import type { FieldErrors } from "#contract/problem.ts";
import { DeskField } from "../../parts/desk-field.tsx";
import { type Option, Options } from "./form-fields.tsx";

type RowFieldProps = {
  /** Name of the control, like `languages[0][code]`. */
  name: string;
  label: string;
  value: string;
  errors: FieldErrors;
  onChange: (value: string) => void;
};

type RowInputProps = RowFieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "list"> & { hint?: string };

export function RowInput({ name, label, hint, value, errors, onChange, ...input }: RowInputProps) {
  return (
    <DeskField label={label} name={name} errors={errors} {...(hint ? { hint } : {})}>
      {(field) => (
        <input
          {...field}
          {...input}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="desk-control"
        />
      )}
    </DeskField>
  );
}

export function RowText({
  name,
  label,
  hint,
  value,
  errors,
  onChange,
}: RowFieldProps & { hint?: string }) {
  return (
    <DeskField label={label} name={name} errors={errors} {...(hint ? { hint } : {})}>
      {(field) => (
        <textarea
          {...field}
          rows={3}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="desk-control"
        />
      )}
    </DeskField>
  );
}

export function RowSelect({
  name,
  label,
  value,
  errors,
  onChange,
  options,
}: RowFieldProps & { options: readonly Option[] }) {
  return (
    <DeskField label={label} name={name} errors={errors}>
      {(field) => (
        <select
          {...field}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="desk-control"
        >
          <Options value={value} options={options} />
        </select>
      )}
    </DeskField>
  );
}

export function RowCheckbox({ name, label, value, errors, onChange }: RowFieldProps) {
  const id = useId();
  const error = errors[name]?.[0];
  return (
    <div>
      <label className="flex w-fit items-center gap-2">
        <input
          type="checkbox"
          name={name}
          checked={value === "on"}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={({ target }) => onChange(target.checked ? "on" : "")}
        />
        {label}
      </label>
      {error ? (
        <p id={id} role="alert" className="mt-1 text-red">
          {error}
        </p>
      ) : null}
    </div>
  );
}
