import { ProjectFields } from "#app/requests/form/project-fields.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import type { PageHandle } from "#contract/page.ts";
import { StepForm } from "#design/forms/step-form.tsx";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
import { useAnswersStep } from "#platform/forms/use-answers-step.ts";
import { HIRE_SCRIPT } from "../first-script.ts";
import { hireStore } from "../hire.store.ts";
import { fromProjectFields, toProjectFields } from "../hire-answers.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import { HIRE_TITLES } from "../hire-steps.ts";
import { loadProjectSchema } from "../load-hire-schemas.ts";
import type { Route } from "./+types/details.ts";

const STEP = "details";

export const handle: PageHandle = { firstScript: HIRE_SCRIPT };

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: HIRE_TITLES[STEP], path: `/hire/${STEP}`, noindex: true });
}

export default function Details() {
  const step = useAnswersStep(hireForm, {
    step: STEP,
    loadSchema: loadProjectSchema,
    toAnswers: fromProjectFields,
  });
  // The next page sends the form and needs a finished proof of work.
  useCaptchaAhead(hireForm.captcha);
  return (
    <HireStepPage step={STEP} errors={step.errors}>
      <StepForm
        form={hireForm}
        step={step}
        empty={toProjectFields(hireStore.getInitialState())}
        read={() => toProjectFields(hireStore.getState())}
        className="space-y-8"
      >
        {(typed) => <ProjectFields typed={typed} errors={step.errors} />}
      </StepForm>
    </HireStepPage>
  );
}
