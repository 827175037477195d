import type { ReactNode } from "react";
import { COUNTRIES } from "#contract/countries.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { ApplyForm } from "./apply.store.ts";

const COUNTRY_OPTIONS = [
  { value: "", label: "Select a country" },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

type LocationFieldsProps = {
  form: ApplyForm;
  errors: FieldErrors;
  /** The time zone. */
  children: ReactNode;
};

/** Where the applicant lives and works. */
export function LocationFields({ form, errors, children }: LocationFieldsProps) {
  return (
    <>
      <SelectField
        aria-required
        name="country_code"
        label="Country"
        options={COUNTRY_OPTIONS}
        defaultValue={form.country_code}
        error={errors.country_code}
        autoComplete="country"
      />
      <TextField
        name="city"
        label="City"
        optional
        defaultValue={form.city}
        error={errors.city}
        autoComplete="address-level2"
      />
      {children}
    </>
  );
}
