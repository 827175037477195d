import { useState } from "react";
import { toPageMeta } from "#app/site/page-meta.ts";
import { ContinueButton } from "#design/forms/continue-button.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { applyStore } from "../form/apply.store.ts";
import { fromSkillFields } from "../form/apply-answers.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { APPLY_TITLES } from "../form/apply-steps.ts";
import { loadSkillsSchema } from "../form/load-apply-schemas.ts";
import { SkillFields } from "../form/skill-fields.tsx";
import type { Route } from "./+types/skills-and-technologies.ts";

const STEP = "skills-and-technologies";

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

function SkillsForm({ errors, formProps, isSchemaMissing }: ReturnType<typeof useAnswersStep>) {
  const [form] = useState(applyStore.getState);
  return (
    <form {...formProps} className="space-y-10">
      <SkillFields form={form} errors={errors} />
      <ContinueButton isSchemaMissing={isSchemaMissing} />
    </form>
  );
}
