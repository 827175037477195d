import { useState } from "react";
import { toPageMeta } from "#app/site/page-meta.ts";
import { SENIORITY_LABELS, SENIORITY_LEVELS } from "#contract/member-terms.ts";
import { Radios } from "#design/field/radios.tsx";
import { TextField } from "#design/field/text-field.tsx";
import { ContinueButton } from "#platform/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { applyStore } from "../apply.store.ts";
import { fromSkillFields } from "../apply-answers.ts";
import { applyForm } from "../apply-form.ts";
import { ApplyStepPage } from "../apply-step-page.tsx";
import { APPLY_TITLES } from "../apply-steps.ts";
import { LanguageRows } from "../language-rows.tsx";
import { loadSkillsSchema } from "../load-apply-schemas.ts";
import { TechnologyRows } from "../technology-rows.tsx";
import type { Route } from "./+types/skills-and-technologies.ts";

const STEP = "skills-and-technologies";

const LEVELS = SENIORITY_LEVELS.map((level) => ({ value: level, label: SENIORITY_LABELS[level] }));

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLY_TITLES[STEP], path: `/apply/${STEP}`, noindex: true });
}

export default function ApplySkills() {
  const step = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadSkillsSchema,
    toAnswers: fromSkillFields,
  });
  const changes = useForeignChanges("apply");
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <SkillsForm key={changes} {...step} />
    </ApplyStepPage>
  );
}

function SkillsForm({ errors, formProps, isUnjudged }: ReturnType<typeof useAnswersStep>) {
  const [form] = useState(applyStore.getState);
  return (
    <form {...formProps} className="space-y-10">
      <Radios
        name="seniority_level"
        label="How would you describe your level?"
        inline
        options={LEVELS}
        defaultValue={form.seniority_level}
        error={errors.seniority_level}
      />
      <TextField
        aria-required
        name="years_of_experience"
        label="Years of experience"
        hint="How long you have built software for a living."
        width="short"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={form.years_of_experience}
        error={errors.years_of_experience}
      />
      <TechnologyRows rows={form.technologies} errors={errors} />
      <LanguageRows rows={form.languages} errors={errors} />
      <ContinueButton isUnjudged={isUnjudged} />
    </form>
  );
}
