import { SENIORITY_LABELS, SENIORITY_LEVELS } from "#contract/member-terms.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { Radios } from "#design/field/radios.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { ApplyForm } from "./apply.store.ts";
import { LanguageRows } from "./language-rows.tsx";
import { TechnologyRows } from "./technology-rows.tsx";

const LEVELS = SENIORITY_LEVELS.map((level) => ({ value: level, label: SENIORITY_LABELS[level] }));

/** Skills of the applicant with years. */
export function SkillFields({ form, errors }: { form: ApplyForm; errors: FieldErrors }) {
  return (
    <>
      <Radios
        name="seniority_level"
        label="What is your level?"
        inline
        options={LEVELS}
        defaultValue={form.seniority_level}
        error={errors.seniority_level}
      />
      <TextField
        aria-required
        name="years_of_experience"
        label="Years of experience"
        hint="How long you've built software for a living."
        width="short"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={form.years_of_experience}
        error={errors.years_of_experience}
      />
      <TechnologyRows rows={form.technologies} errors={errors} />
      <LanguageRows rows={form.languages} errors={errors} />
    </>
  );
}
