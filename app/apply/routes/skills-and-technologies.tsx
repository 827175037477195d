import { toPageMeta } from "#app/site/page-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyStore, EMPTY_APPLICATION } from "../form/apply.store.ts";
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
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <StepForm
        form={applyForm}
        step={step}
        empty={EMPTY_APPLICATION}
        read={applyStore.getState}
        className="space-y-10"
      >
        {(form) => <SkillFields form={form} errors={step.errors} />}
      </StepForm>
    </ApplyStepPage>
  );
}
