import type { FieldError } from "#design/field/field-aria.ts";
import { TextField } from "#design/field/text-field.tsx";

/** A password that is being chosen. */
export function NewPasswordField({ label, error }: { label: string; error?: FieldError }) {
  return (
    <TextField
      name="new_password"
      label={label}
      hint="12 characters or more. Four random words are easy to remember."
      error={error}
      type="password"
      autoComplete="new-password"
    />
  );
}
