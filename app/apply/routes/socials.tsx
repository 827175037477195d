import { useState } from "react";
import { toPageMeta } from "#app/site/page-meta.ts";
import { ContinueButton } from "#design/forms/continue-button.tsx";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { useForeignChanges } from "#platform/forms/use-foreign-changes.ts";
import { applyStore } from "../form/apply.store.ts";
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
  const changes = useForeignChanges("apply");
  // The next page sends the form and needs a finished proof of work.
  useCaptchaAhead(applyForm.captcha);
  return (
    <ApplyStepPage step={STEP} errors={step.errors} lead="All of these are optional.">
      <SocialsForm key={changes} {...step} />
    </ApplyStepPage>
  );
}

function SocialsForm({ errors, formProps, isSchemaMissing }: ReturnType<typeof useAnswersStep>) {
  const [form] = useState(applyStore.getState);
  return (
    <form {...formProps} className="space-y-6">
      <SocialFields form={form} errors={errors} />
      <ContinueButton isSchemaMissing={isSchemaMissing} />
    </form>
  );
}
