import type { FieldErrors } from "#contract/http/problem.ts";
import { Radios } from "#design/field/radios.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { APPLICATION_FIELDS } from "../application-fields.ts";
import type { ApplyForm } from "./apply.store.ts";
import { useWords } from "./entered-words.ts";
import { LanguageRows } from "./language-rows.tsx";
import { TechnologyRows } from "./technology-rows.tsx";

const { seniority_level, years_of_experience } = APPLICATION_FIELDS;
const LEVELS = seniority_level.options.map(({ name, label }) => ({ value: name, label }));

/** Skills of the applicant with years. Without `FormFields`: its other controls have no room here. */
export function SkillFields({ form, errors }: { form: ApplyForm; errors: FieldErrors }) {
  const toWords = useWords();
  return (
    <>
      <Radios
        name="seniority_level"
        label={toWords(seniority_level.question, seniority_level.label)}
        inline
        options={LEVELS}
        defaultValue={form.seniority_level}
        error={errors.seniority_level}
      />
      <TextField
        aria-required
        name="years_of_experience"
        label={years_of_experience.question}
        hint={toWords(years_of_experience.hint, "")}
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
