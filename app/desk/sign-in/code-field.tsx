import { type FieldError, fieldId } from "#design/field/field-aria.ts";
import { TextField } from "#design/field/text-field.tsx";

type CodeFieldProps = {
  error?: FieldError;
  hint?: string;
  /** Where another form of the page may have one. */
  id?: string;
};

/** The code of an authenticator app, or a recovery code where the hint allows one. */
export function CodeField({
  error,
  hint = "6 digits from your authenticator app, or a recovery code",
  id = fieldId("code"),
}: CodeFieldProps) {
  return (
    <TextField
      id={id}
      name="code"
      label="Code"
      hint={hint}
      error={error}
      width="half"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
