import { COUNTRIES } from "#contract/countries.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { ApplyForm } from "./apply.store.ts";
import { listTimeZones } from "./time-zones.ts";

const COUNTRY_OPTIONS = [
  { value: "", label: "Select a country" },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

type LocationFieldsProps = {
  form: ApplyForm;
  /** The zone that is selected first. */
  timezone: string;
  /** Where that zone comes from. */
  hint: string;
  errors: FieldErrors;
};

/** Where the applicant lives and works. */
export function LocationFields({ form, timezone, hint, errors }: LocationFieldsProps) {
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
      <SelectField
        aria-required
        name="timezone"
        label="Time zone"
        hint={hint}
        options={listTimeZones(timezone)}
        defaultValue={timezone}
        error={errors.timezone}
      />
    </>
  );
}
