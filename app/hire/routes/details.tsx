import { useState } from "react";
import { toPageMeta } from "#app/site/page-meta.ts";
import { PROJECT_DURATIONS, PROJECT_TYPES, START_DATES, WORKLOADS } from "#contract/hire.ts";
import { MAX_LENGTH } from "#contract/limits.ts";
import { ChipsField } from "#design/field/chips-field.tsx";
import { Radios } from "#design/field/radios.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
import { ContinueButton } from "#platform/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { hireStore } from "../hire.store.ts";
import { fromProjectFields, toProjectFields } from "../hire-answers.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import { HIRE_TITLES } from "../hire-steps.ts";
import { loadProjectSchema } from "../load-hire-schemas.ts";
import type { Route } from "./+types/details.ts";

const STEP = "details";

const toRadios = (options: readonly { name: string; label: string }[]) =>
  options.map(({ name, label }) => ({ value: name, label }));

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: HIRE_TITLES[STEP], path: `/hire/${STEP}`, noindex: true });
}

export default function Details() {
  const step = useAnswersStep(hireForm, {
    step: STEP,
    loadSchema: loadProjectSchema,
    toAnswers: fromProjectFields,
  });
  const changes = useForeignChanges("hire");
  // The next page sends: by then the work is done.
  useCaptchaAhead(hireForm.captcha);
  return (
    <HireStepPage step={STEP} errors={step.errors}>
      <DetailsForm key={changes} {...step} />
    </HireStepPage>
  );
}

function DetailsForm({ errors, formProps, isUnjudged }: ReturnType<typeof useAnswersStep>) {
  const [typed] = useState(() => toProjectFields(hireStore.getState()));
  return (
    <form {...formProps} className="space-y-8">
      <ChipsField
        aria-required
        maxLength={MAX_LENGTH.project_type}
        name="project_type"
        label="What kind of project is it?"
        hint="Pick one or use your own words."
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
        hint="For example what exists already, who is in the team, what has to be ready when."
        optional
        maxCharacters={MAX_LENGTH.message}
        defaultValue={typed.message}
        error={errors.message}
      />
      <ContinueButton isUnjudged={isUnjudged} />
    </form>
  );
}
