import { HOURLY_RATE, MAX_APPLICATION_LENGTH, MIN_ABOUT } from "#contract/application-terms.ts";
import { CURRENCIES } from "#contract/member-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { START_DATES, WORKLOADS } from "#contract/request-terms.ts";
import { Radios } from "#design/field/radios.tsx";
import { SelectField } from "#design/field/select-field.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { ApplyForm } from "./apply.store.ts";

const toRadios = (options: readonly { name: string; label: string }[]) =>
  options.map(({ name, label }) => ({ value: name, label }));

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
      <Radios
        name="workload"
        label="How much time do you have?"
        inline
        options={toRadios(WORKLOADS)}
        defaultValue={form.workload}
        error={errors.workload}
      />
      <Radios
        name="start_date"
        label="When could you start?"
        options={toRadios(START_DATES)}
        defaultValue={form.start_date}
        error={errors.start_date}
      />
      <TextArea
        aria-required
        name="about"
        label="About you"
        hint={`What you do best and what you want next. At least ${MIN_ABOUT} characters.`}
        maxCharacters={MAX_APPLICATION_LENGTH.about}
        defaultValue={form.about}
        error={errors.about}
      />
    </>
  );
}
