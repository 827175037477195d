import { toMoney } from "#app/developers/parts/member-texts.ts";
import { toCurrency } from "#app/site/terms.ts";
import { useTerms } from "#app/site/use-site.ts";
import { useTechnologies } from "#app/taxonomy/use-technologies.ts";
import { MAX_DEVELOPERS, MAX_TECHNOLOGIES } from "#contract/find-request-terms.ts";
import { SENIORITY_LABELS, SENIORITY_LEVELS } from "#contract/member-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { MultiChoiceField } from "#design/field/multi-choice-field.tsx";
import { Radios } from "#design/field/radios.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { TypedValues } from "#platform/forms/use-step-form.ts";

type WantedFieldsProps = {
  technologies: readonly string[];
  typed: TypedValues;
  errors: FieldErrors;
};

const LEVELS = [
  { value: "", label: "Any level" },
  ...SENIORITY_LEVELS.map((level) => ({ value: level, label: SENIORITY_LABELS[level] })),
];

/** Requirements of the client. */
export function WantedFields({ technologies, typed, errors }: WantedFieldsProps) {
  const options = useTechnologies().map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <>
      <MultiChoiceField
        name="technologies"
        label="Technologies"
        hint={`What they should know, up to ${MAX_TECHNOLOGIES}.`}
        noun="technologies"
        placeholder="Search, for example React"
        options={options}
        defaultValue={technologies}
        error={errors.technologies}
      />
      <WantedDetails typed={typed} errors={errors} />
    </>
  );
}

/** How many, how experienced and for how much. */
export function WantedDetails({ typed, errors }: Omit<WantedFieldsProps, "technologies">) {
  const currency = toCurrency(useTerms());
  return (
    <>
      <TextField
        aria-required
        name="number_of_developers"
        label="Number of developers"
        hint={`From 1 to ${MAX_DEVELOPERS}.`}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.number_of_developers}
        error={errors.number_of_developers}
      />
      <Radios
        name="seniority_level"
        label="How experienced should they be?"
        hint="We'll also show developers above this level."
        optional
        inline
        options={LEVELS}
        defaultValue={typed.seniority_level ?? ""}
        error={errors.seniority_level}
      />
      <TextField
        name="max_rate"
        label={`Maximum rate in ${currency} per hour`}
        hint="For example 60. Leave empty for no limit."
        optional
        width="short"
        prefix={toMoney(0, currency).replace("0", "")}
        suffix="/ h"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed.max_rate}
        error={errors.max_rate}
      />
    </>
  );
}
