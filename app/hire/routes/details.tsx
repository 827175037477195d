import { useState } from "react";
import { ProjectFields } from "#app/requests/form/project-fields.tsx";
import { LEAVE_WITHOUT_SHORTLIST } from "#app/shortlist/leave-without-shortlist.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import type { PageHandle } from "#contract/page.ts";
import { ContinueButton } from "#design/forms/continue-button.tsx";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
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

export const handle: PageHandle = { firstScript: LEAVE_WITHOUT_SHORTLIST };

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
  // The next page sends the form and needs a finished proof of work.
  useCaptchaAhead(hireForm.captcha);
  return (
    <HireStepPage step={STEP} errors={step.errors}>
      <DetailsForm key={changes} {...step} />
    </HireStepPage>
  );
}

function DetailsForm({ errors, formProps, isSchemaMissing }: ReturnType<typeof useAnswersStep>) {
  const [typed] = useState(() => toProjectFields(hireStore.getState()));
  return (
    <form {...formProps} className="space-y-8">
      <ProjectFields typed={typed} errors={errors} />
      <ContinueButton isSchemaMissing={isSchemaMissing} />
    </form>
  );
}
