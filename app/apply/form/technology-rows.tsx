import { useTechnologies } from "#app/taxonomy/use-technologies.ts";
import {
  MAX_MAIN_TECHNOLOGIES,
  MAX_TECHNOLOGY_ROWS,
} from "#contract/applications/application-terms.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { classNames } from "#design/class-names.ts";
import { Checkbox } from "#design/field/checkbox.tsx";
import { RowsField } from "#design/field/rows-field.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { APPLICATION_FIELDS, NO_TECHNOLOGY, type TechnologyRow } from "../application-fields.ts";
import { useWords } from "./entered-words.ts";

const KNOWN = "known-technologies";

type TechnologyRowsProps = { rows: readonly TechnologyRow[]; errors: FieldErrors };

/** Technologies of the applicant: any name, with suggestions from those of the site. */
export function TechnologyRows({ rows, errors }: TechnologyRowsProps) {
  const toWords = useWords();
  return (
    <>
      <RowsField
        name="technologies"
        legend={APPLICATION_FIELDS.technologies.label}
        hint={toWords(
          `Languages, frameworks and tools, with your years in each. Mark up to ${MAX_MAIN_TECHNOLOGIES} as main: the ones you want to be hired for.`,
          `Languages, frameworks and tools, with the years in each. Mark up to ${MAX_MAIN_TECHNOLOGIES} as main: the ones they want to be hired for.`,
        )}
        noun="technology"
        rows={rows}
        empty={NO_TECHNOLOGY}
        most={MAX_TECHNOLOGY_ROWS}
        errors={errors}
      >
        {({ row, name, errorOf, hasFault }) => (
          <div
            className={classNames(
              "grid gap-x-4 gap-y-3",
              !hasFault &&
                "grid-cols-[6rem_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_5.5rem_auto]",
            )}
          >
            <div className={hasFault ? "" : "col-span-2 sm:col-span-1"}>
              <TextField
                aria-required
                name={`${name}[name]`}
                label="Technology"
                list={KNOWN}
                autoComplete="off"
                defaultValue={row.name}
                error={errorOf("name")}
              />
            </div>
            <TextField
              aria-required
              name={`${name}[years]`}
              label="Years"
              width="short"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={row.years}
              error={errorOf("years")}
            />
            <div className={hasFault ? "" : "pt-7"}>
              <Checkbox
                name={`${name}[main]`}
                label="Main"
                value="true"
                defaultChecked={row.main}
                error={errorOf("main")}
              />
            </div>
          </div>
        )}
      </RowsField>
      <datalist id={KNOWN}>
        {useTechnologies().map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
    </>
  );
}
