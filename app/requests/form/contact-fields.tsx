import type { FieldErrors } from "#contract/problem.ts";
import { TextField } from "#design/field/text-field.tsx";
import type { TypedValues } from "#platform/forms/use-step-form.ts";
import { EmailField } from "./email-field.tsx";

/** Name, email and company, in every form of a client. */
export function ContactControls({ typed, errors }: { typed: TypedValues; errors: FieldErrors }) {
  return (
    <>
      <TextField
        aria-required
        name="name"
        label="Full name"
        defaultValue={typed.name}
        error={errors.name}
        autoComplete="name"
      />
      <EmailField defaultValue={typed.email} error={errors.email} />
      <TextField
        name="company_name"
        label="Company name"
        optional
        defaultValue={typed.company_name}
        error={errors.company_name}
        autoComplete="organization"
      />
    </>
  );
}
