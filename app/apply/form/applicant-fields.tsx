import { EmailField } from "#app/requests/form/email-field.tsx";
import type { FieldErrors } from "#contract/problem.ts";
import { TextField } from "#design/field/text-field.tsx";
import type { ApplyForm } from "./apply.store.ts";

/** Name and contact of the applicant. */
export function ApplicantFields({ form, errors }: { form: ApplyForm; errors: FieldErrors }) {
  return (
    <>
      <TextField
        aria-required
        name="first_name"
        label="Given name"
        defaultValue={form.first_name}
        error={errors.first_name}
        autoComplete="given-name"
      />
      <TextField
        aria-required
        name="last_name"
        label="Family name"
        defaultValue={form.last_name}
        error={errors.last_name}
        autoComplete="family-name"
      />
      <EmailField defaultValue={form.email} error={errors.email} />
      <TextField
        name="phone"
        type="tel"
        label="Phone number"
        hint="With the country code, like +372 5555 1234."
        optional
        width="half"
        defaultValue={form.phone}
        error={errors.phone}
        autoComplete="tel"
      />
    </>
  );
}
