import type { FieldError } from "#design/field/field-aria.ts";
import { TextField } from "#design/field/text-field.tsx";

type PhoneFieldProps = {
  name: string;
  error: FieldError;
  value?: string;
  defaultValue?: string | undefined;
  onChange?: (phone: string) => void;
};

/** The number that the host calls. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      type="tel"
      autoComplete="tel"
      width="half"
      optional
      label="Phone number"
      hint="We'll call you on it. With the country code, like +372 5555 0123."
      onChange={onChange && ((event) => onChange(event.target.value))}
    />
  );
}
