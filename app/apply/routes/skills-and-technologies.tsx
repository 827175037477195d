import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { SkillFields } from "../form/skill-fields.tsx";
import type { Route } from "./+types/skills-and-technologies.ts";

const STEP = "skills-and-technologies";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, applyForm, STEP);

export default function ApplySkills() {
  const step = useAnswersStep(applyForm, STEP);
  return (
    <ApplyStepPage step={STEP} errors={step.errors}>
      <StepForm form={applyForm} step={step} className="space-y-10">
        {(form) => <SkillFields form={form} errors={step.errors} />}
      </StepForm>
    </ApplyStepPage>
  );
}
