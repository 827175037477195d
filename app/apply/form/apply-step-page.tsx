import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { FormWithoutJavaScript } from "#app/requests/form/form-without-javascript.tsx";
import { NextStepsAside } from "#app/requests/form/next-steps-aside.tsx";
import { useTerms } from "#app/site/use-site.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { StepPage } from "#design/forms/step-page.tsx";
import { useStep } from "#platform/forms/use-step.ts";
import { toApplyNextSteps } from "../apply-next-steps.ts";
import { applyForm } from "./apply-form.ts";
import { APPLY_TITLES, type ApplyStep } from "./apply-steps.ts";

type ApplyStepPageProps = {
  step: ApplyStep;
  lead?: ReactNode;
  errors?: FieldErrors;
  children: ReactNode;
};

const NO_ERRORS: FieldErrors = {};

/** A step of the application, open once the steps before it are done. */
export function ApplyStepPage({ step, lead, errors = NO_ERRORS, children }: ApplyStepPageProps) {
  const { search } = useLocation();
  const open = useStep(applyForm, step, { firstBackTo: "/vacancies" });
  return (
    <StepPage
      title={APPLY_TITLES[step]}
      lead={lead}
      errors={errors}
      {...open}
      withoutScript={
        <FormWithoutJavaScript to={`/apply/form${search}`} label="Open the form">
          Without JavaScript, the application is one page instead of seven steps.
        </FormWithoutJavaScript>
      }
      aside={
        <NextStepsAside
          steps={toApplyNextSteps(useTerms())}
          note="We never ask about your age, your family, a photo or past pay."
        />
      }
    >
      {children}
      <a href="/apply/save" className="link mt-6 inline-flex min-h-11 items-center">
        Save and finish later
      </a>
    </StepPage>
  );
}
