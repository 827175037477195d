import { SEARCH_FREQUENCIES, type SearchKind } from "#contract/clients/saved-search-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { Radios } from "#design/field/radios.tsx";
import { FREQUENCY_LABELS, toFrequencyHint } from "../saved-search-texts.ts";

type FrequencyRadiosProps = { kind: SearchKind; chosen: string | undefined; errors: FieldErrors };

export function FrequencyRadios({ kind, chosen, errors }: FrequencyRadiosProps) {
  return (
    <Radios
      name="frequency"
      label="How often do you want an email?"
      options={SEARCH_FREQUENCIES.map((value) => ({
        value,
        label: FREQUENCY_LABELS[value],
        hint: toFrequencyHint(kind, value),
      }))}
      {...(chosen === undefined ? {} : { defaultValue: chosen })}
      error={errors.frequency}
    />
  );
}
