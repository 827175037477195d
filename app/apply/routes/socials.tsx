import { toPageMeta } from "#app/site/page-meta.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { applyStore, EMPTY_APPLICATION } from "../form/apply.store.ts";
import { fromSocialFields } from "../form/apply-answers.ts";
import { applyForm } from "../form/apply-form.ts";
import { ApplyStepPage } from "../form/apply-step-page.tsx";
import { APPLY_TITLES } from "../form/apply-steps.ts";
import { loadSocialsSchema } from "../form/load-apply-schemas.ts";
import { SocialFields } from "../form/social-fields.tsx";
import type { Route } from "./+types/socials.ts";

const STEP = "socials";

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLY_TITLES[STEP], path: `/apply/${STEP}`, noindex: true });
}

export default function ApplySocials() {
  const step = useAnswersStep(applyForm, {
    step: STEP,
    loadSchema: loadSocialsSchema,
    toAnswers: fromSocialFields,
  });
  // The next page sends the form and needs a finished proof of work.
  useCaptchaAhead(applyForm.captcha);
  return (
    <ApplyStepPage step={STEP} errors={step.errors} lead="All of these are optional.">
      <StepForm
        form={applyForm}
        step={step}
        empty={EMPTY_APPLICATION}
        read={applyStore.getState}
        className="space-y-6"
      >
        {(form) => <SocialFields form={form} errors={step.errors} />}
      </StepForm>
    </ApplyStepPage>
  );
}
