import { SEARCH_FREQUENCIES } from "#contract/clients/saved-search-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { Radios } from "#design/field/radios.tsx";
import { FREQUENCY_TEXTS } from "../saved-search-texts.ts";

type FrequencyRadiosProps = { chosen: string | undefined; errors: FieldErrors };

const OPTIONS = SEARCH_FREQUENCIES.map((value) => ({ value, ...FREQUENCY_TEXTS[value] }));

export function FrequencyRadios({ chosen, errors }: FrequencyRadiosProps) {
  return (
    <Radios
      name="frequency"
      label="How often do you want an email?"
      options={OPTIONS}
      {...(chosen === undefined ? {} : { defaultValue: chosen })}
      error={errors.frequency}
    />
  );
}
