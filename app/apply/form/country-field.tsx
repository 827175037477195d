import { COUNTRIES } from "#contract/values/countries.ts";
import type { FieldError } from "#design/field/field-aria.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { APPLICATION_FIELDS } from "../application-fields.ts";

const OPTIONS = [
  { value: "", label: "Select a country" },
  ...COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
];

/** Where the applicant lives. */
export function CountryField({ chosen, error }: { chosen: string; error: FieldError }) {
  return (
    <SelectField
      aria-required
      name="country_code"
      label={APPLICATION_FIELDS.country_code.label}
      options={OPTIONS}
      defaultValue={chosen}
      error={error}
      autoComplete="country"
    />
  );
}
