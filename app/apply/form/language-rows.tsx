import { MAX_LANGUAGES } from "#contract/applications/application-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { LANGUAGE_LEVELS } from "#contract/members/member-terms.ts";
import { LANGUAGES } from "#contract/values/languages.ts";
import { classNames } from "#design/class-names.ts";
import { RowsField } from "#design/field/rows-field.tsx";
import { SelectField } from "#design/field/select-field.tsx";
import { APPLICATION_FIELDS, type LanguageRow, NO_LANGUAGE } from "../application-fields.ts";
import { useWords } from "./entered-words.ts";

const LANGUAGE_OPTIONS = [
  { value: "", label: "Select a language" },
  ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
];
const LEVEL_OPTIONS = [
  { value: "", label: "Select a level" },
  ...LANGUAGE_LEVELS.map((level) => ({ value: level, label: level })),
];

type LanguageRowsProps = { rows: readonly LanguageRow[]; errors: FieldErrors };

/** The languages that the applicant speaks at work. */
export function LanguageRows({ rows, errors }: LanguageRowsProps) {
  const toWords = useWords();
  return (
    <RowsField
      name="languages"
      legend={APPLICATION_FIELDS.languages.label}
      hint={toWords(
        "Languages you can work in, with levels from A1 to C2 (CEFR).",
        "Languages they can work in, with levels from A1 to C2 (CEFR).",
      )}
      noun="language"
      rows={rows}
      empty={NO_LANGUAGE}
      most={MAX_LANGUAGES}
      errors={errors}
    >
      {({ row, name, errorOf, hasFault }) => (
        <div
          className={classNames(
            "grid gap-x-4 gap-y-3",
            !hasFault && "sm:grid-cols-[minmax(0,1fr)_11rem]",
          )}
        >
          <SelectField
            aria-required
            name={`${name}[code]`}
            label="Language"
            options={LANGUAGE_OPTIONS}
            defaultValue={row.code}
            error={errorOf("code")}
          />
          <SelectField
            aria-required
            name={`${name}[level]`}
            label="Level"
            options={LEVEL_OPTIONS}
            defaultValue={row.level}
            error={errorOf("level")}
          />
        </div>
      )}
    </RowsField>
  );
}
