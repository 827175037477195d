import type { FieldError } from "#design/field/field-aria.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { readOwnTimeZone } from "#platform/time/time-zone-names.ts";
import { APPLICATION_FIELDS } from "../application-fields.ts";
import { listTimeZones } from "./time-zones.ts";

const UNKNOWN = [{ value: "", label: "Your browser's time zone" }];

type TimeZoneFieldProps = {
  options: readonly { value: string; label: string }[];
  chosen: string;
  /** Where the chosen zone comes from. */
  hint: string;
  error: FieldError;
};

/** The zone that the applicant works in. */
export function TimeZoneField({ options, chosen, hint, error }: TimeZoneFieldProps) {
  return (
    <SelectField
      aria-required
      name="timezone"
      label={APPLICATION_FIELDS.timezone.label}
      hint={hint}
      options={options}
      defaultValue={chosen}
      error={error}
    />
  );
}

/** The same, with the saved zone or the one of the browser, which the server does not know. */
export function OwnTimeZoneField({ saved, error }: { saved: string; error: FieldError }) {
  const isHydrated = useHydrated();
  const chosen = isHydrated ? saved || readOwnTimeZone() : "";
  return (
    <TimeZoneField
      key={chosen}
      options={isHydrated ? listTimeZones(chosen) : UNKNOWN}
      chosen={chosen}
      hint="Detected from your browser. Change it if you work in a different one."
      error={error}
    />
  );
}
