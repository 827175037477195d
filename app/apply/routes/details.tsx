import { useState } from "react";
import { toPageMeta } from "#app/site/page-meta.ts";
import { APPLY_LENGTH, HOURLY_RATE, MIN_ABOUT } from "#contract/apply.ts";
import { START_DATES, WORKLOADS } from "#contract/hire.ts";
import { CURRENCIES } from "#contract/member-terms.ts";
import { Radios } from "#design/field/radios.tsx";
import { SelectField } from "#design/field/select-field.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { ContinueButton } from "#platform/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { UploadField } from "#platform/uploads/upload-field.tsx";
import { applyStore } from "../apply.store.ts";
import { fromDetailsFields, toCvFields } from "../apply-answers.ts";
import { applyForm } from "../apply-form.ts";
import { ApplyStepPage } from "../apply-step-page.tsx";
import { APPLY_TITLES } from "../apply-steps.ts";
import { loadDetailsSchema } from "../load-apply-schemas.ts";
import type { Route } from "./+types/details.ts";

const STEP = "details";

const toRadios = (options: readonly { name: string; label: string }[]) =>
  options.map(({ name, label }) => ({ value: name, label }));

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLY_TITLES[STEP], path: `/apply/${STEP}`, noindex: true });
}

export default function ApplyDetails() {
  const step = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadDetailsSchema,
    toAnswers: fromDetailsFields,
  });
  const changes = useForeignChanges("apply");
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <DetailsForm key={changes} {...step} />
    </ApplyStepPage>
  );
}

function DetailsForm({ errors, formProps, isUnjudged }: ReturnType<typeof useAnswersStep>) {
  const [form] = useState(applyStore.getState);
  return (
    <form {...formProps} className="space-y-8">
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-4 sm:grid-cols-[16rem_8rem]">
        <TextField
          aria-required
          name="hourly_rate"
          label="Hourly rate"
          hint={`What you get, from ${HOURLY_RATE.min} to ${HOURLY_RATE.max}.`}
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
        hint={`What you do best and what you want next, in ${MIN_ABOUT} characters or more.`}
        maxCharacters={APPLY_LENGTH.about}
        defaultValue={form.about}
        error={errors.about}
      />
      <UploadField
        name="cv"
        purpose="cv"
        label="Your CV"
        hint="PDF or DOCX, 10 MB at most. Leave out your age and a photo."
        kept={toCvFields(form)}
        error={errors.cv}
      />
      <ContinueButton isUnjudged={isUnjudged} />
    </form>
  );
}
