import { HOURLY_RATE } from "#contract/application-terms.ts";
import { CURRENCIES } from "#contract/member-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { SelectField } from "#design/field/select-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { FormFields } from "#design/forms/form-fields.tsx";
import { pickAnswers } from "#platform/forms/fields.ts";
import { WORK_FIELDS } from "../application-fields.ts";
import type { ApplyForm } from "./apply.store.ts";

/** How the applicant would like to work. */
export function DetailsFields({ form, errors }: { form: ApplyForm; errors: FieldErrors }) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4 sm:grid-cols-[16rem_8rem]">
        <TextField
          aria-required
          name="hourly_rate"
          label="Hourly rate"
          hint={`What you want to earn per hour, from ${HOURLY_RATE.min} to ${HOURLY_RATE.max}.`}
          inputMode="decimal"
          autoComplete="off"
          suffix="/ h"
          defaultValue={form.hourly_rate}
          error={errors.hourly_rate}
        />
        <SelectField
          name="currency"
          label="Currency"
          options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
          defaultValue={form.currency}
          error={errors.currency}
        />
      </div>
      <FormFields fields={WORK_FIELDS} typed={pickAnswers(WORK_FIELDS, form)} errors={errors} />
    </>
  );
}
