import { useId } from "react";
import { VACANCY_TYPE_LABELS } from "#contract/content/vacancy-terms.ts";
import { getPositions } from "#contract/values/positions.ts";
import { Choice } from "#design/field/choice.tsx";
import type { FieldError } from "#design/field/field-aria.ts";
import { Fieldset } from "#design/field/fieldset.tsx";
import { APPLICATION_FIELDS } from "../application-fields.ts";
import { useWords } from "./entered-words.ts";
import type { OpenJob } from "./open-job.ts";

type JobRadiosProps = {
  jobs: readonly OpenJob[];
  chosen: string;
  error: FieldError;
  /** Of the headings of the groups. */
  level?: 2 | 3;
};

type Option = { value: string; label: string; hint?: string };

/** One of the open vacancies, or a general position: a single choice in two groups. */
export function JobRadios({ jobs, chosen, error, level = 2 }: JobRadiosProps) {
  const toWords = useWords();
  const vacancies = jobs.map(({ slug, title, type, location }) => ({
    value: slug,
    label: title,
    hint: `${VACANCY_TYPE_LABELS[type]} · ${location}`,
  }));
  const positions = getPositions().map(({ name, label }) => ({ value: name, label }));
  const groups = [
    { title: "Open vacancies", options: vacancies },
    { title: "General positions", options: positions },
  ].filter(({ options }) => options.length > 0);
  const first = groups[0]?.options[0]?.value;
  return (
    <Fieldset
      id="job"
      legend={toWords("Choose one", APPLICATION_FIELDS.job.label)}
      hint={toWords(
        "Choose a general position if no vacancy fits, and we'll look for a match.",
        "A general position if no vacancy fits.",
      )}
      error={error}
    >
      {groups.map(({ title, options }) => (
        <Group
          key={title}
          title={title}
          options={options}
          first={first}
          chosen={chosen}
          level={level}
        />
      ))}
    </Fieldset>
  );
}

type GroupProps = {
  title: string;
  options: readonly Option[];
  /** The option that an error leads to. */
  first: string | undefined;
  chosen: string;
  level: 2 | 3;
};

function Group({ title, options, first, chosen, level }: GroupProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the radios of both groups are one field
    <div role="group" aria-labelledby={id} className="mt-6">
      <Heading id={id} className="font-semibold">
        {title}
      </Heading>
      <div className="mt-2">
        {options.map(({ value, label, hint }) => (
          <Choice
            key={value}
            type="radio"
            id={value === first ? "job" : `job-${value}`}
            name="job"
            value={value}
            label={label}
            hint={hint}
            defaultChecked={value === chosen}
          />
        ))}
      </div>
    </div>
  );
}
