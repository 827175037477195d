import { HOURLY_RATE } from "#contract/applications/application-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { CURRENCIES } from "#contract/members/member-terms.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { APPLICATION_FIELDS } from "../application-fields.ts";
import type { ApplyForm } from "./apply.store.ts";
import { useWords } from "./entered-words.ts";

/** What the applicant wants to earn, with its currency. */
export function RateFields({ form, errors }: { form: ApplyForm; errors: FieldErrors }) {
  const toWords = useWords();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4 sm:grid-cols-[16rem_8rem]">
      <TextField
        aria-required
        name="hourly_rate"
        label={APPLICATION_FIELDS.hourly_rate.label}
        hint={`${toWords("What you want", "What they want")} to earn per hour, from ${HOURLY_RATE.min} to ${HOURLY_RATE.max}.`}
        inputMode="decimal"
        autoComplete="off"
        suffix="/ h"
        defaultValue={form.hourly_rate}
        error={errors.hourly_rate}
      />
      <SelectField
        name="currency"
        label={APPLICATION_FIELDS.currency.label}
        options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
        defaultValue={form.currency}
        error={errors.currency}
      />
    </div>
  );
}
