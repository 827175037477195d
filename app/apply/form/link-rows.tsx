import { MAX_LINKS } from "#contract/applications/application-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { RowsField } from "#design/field/rows-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { APPLICATION_FIELDS } from "../application-fields.ts";
import { useWords } from "./entered-words.ts";

/** Where else the applicant's work can be seen. */
export function LinkRows({ rows, errors }: { rows: readonly string[]; errors: FieldErrors }) {
  const toWords = useWords();
  return (
    <RowsField
      name="links"
      legend={APPLICATION_FIELDS.links.label}
      hint={toWords(
        "A repository, a talk, an article or a case study that you're proud of. Nothing is public before you agree.",
        "A repository, a talk, an article or a case study. Nothing is public before they agree.",
      )}
      noun="link"
      rows={rows}
      empty=""
      most={MAX_LINKS}
      errors={errors}
    >
      {({ row, name, errorOf }) => (
        <TextField
          name={name}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          label="Web address"
          optional
          defaultValue={row}
          error={errorOf()}
        />
      )}
    </RowsField>
  );
}
