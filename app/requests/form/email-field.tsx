import { TextField } from "#design/field/text-field.tsx";

type EmailFieldProps = { defaultValue: string | undefined; error: readonly string[] | undefined };

/** The email address of the sender. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      {...props}
      aria-required
      name="email"
      type="email"
      label="Email address"
      hint="We'll reply to this address."
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
