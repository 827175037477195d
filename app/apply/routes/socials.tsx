import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { SocialFields } from "../form/social-fields.tsx";
import type { Route } from "./+types/socials.ts";

const STEP = "socials";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, applyForm, STEP);

export default function ApplySocials() {
  const step = useAnswersStep(applyForm, STEP);
  return (
    <ApplyStepPage step={STEP} errors={step.errors} lead="All of these are optional.">
      <StepForm form={applyForm} step={step} className="space-y-6">
        {(form) => <SocialFields form={form} errors={step.errors} />}
      </StepForm>
    </ApplyStepPage>
  );
}
