import { MAX_LENGTH } from "#contract/limits.ts";
import type { FieldErrors } from "#contract/problem.ts";
import {
  PROJECT_DURATIONS,
  PROJECT_TYPES,
  START_DATES,
  WORKLOADS,
} from "#contract/request-terms.ts";
import { ChipsField } from "#design/field/chips-field.tsx";
import { Radios } from "#design/field/radios.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import type { TypedValues } from "#platform/forms/use-step-form.ts";

const toRadios = (options: readonly { name: string; label: string }[]) =>
  options.map(({ name, label }) => ({ value: name, label }));

/** For what and when, in every form of a client. */
export function ProjectFields({ typed, errors }: { typed: TypedValues; errors: FieldErrors }) {
  return (
    <>
      <ChipsField
        aria-required
        name="project_type"
        label="What kind of project is it?"
        hint="Choose one or use your own words."
        suggestions={PROJECT_TYPES}
        defaultValue={typed.project_type}
        error={errors.project_type}
        autoComplete="off"
      />
      <Radios
        name="project_duration"
        label="How long will the project last?"
        options={toRadios(PROJECT_DURATIONS)}
        {...(typed.project_duration ? { defaultValue: typed.project_duration } : {})}
        error={errors.project_duration}
      />
      <Radios
        name="workload"
        label="How much time do you need?"
        inline
        options={toRadios(WORKLOADS)}
        {...(typed.workload ? { defaultValue: typed.workload } : {})}
        error={errors.workload}
      />
      <Radios
        name="start_date"
        label="When do you want to start?"
        options={toRadios(START_DATES)}
        {...(typed.start_date ? { defaultValue: typed.start_date } : {})}
        error={errors.start_date}
      />
      <TextArea
        name="message"
        label="What else should we know?"
        hint="For example what exists already, who is on the team, what has to be ready when."
        optional
        maxCharacters={MAX_LENGTH.message}
        defaultValue={typed.message}
        error={errors.message}
      />
    </>
  );
}
