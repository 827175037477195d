import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { FormWithoutJavaScript } from "#app/requests/form/form-without-javascript.tsx";
import { NextStepsAside } from "#app/requests/form/next-steps-aside.tsx";
import { useTerms } from "#app/site/use-site.ts";
import type { FieldErrors } from "#contract/problem.ts";
import { StepPage } from "#design/forms/step-page.tsx";
import { useStep } from "#platform/forms/use-step.ts";
import { findForm } from "./find-form.ts";
import { toFindNextSteps } from "./find-next-steps.ts";
import { FIND_TITLES, type FindStep } from "./find-steps.ts";

type FindStepPageProps = {
  step: FindStep;
  lead?: ReactNode;
  errors?: FieldErrors;
  /** Beside the form on wide screens; the next steps by default. */
  aside?: ReactNode;
  children: ReactNode;
};

const NO_ERRORS: FieldErrors = {};

/** A step of the find form, open once the steps before it are done. */
export function FindStepPage({
  step,
  lead,
  errors = NO_ERRORS,
  aside,
  children,
}: FindStepPageProps) {
  const { search } = useLocation();
  const steps = toFindNextSteps(useTerms());
  const open = useStep(findForm, step, { firstBackTo: "/developers" });
  return (
    <StepPage
      title={FIND_TITLES[step]}
      lead={lead}
      errors={errors}
      {...open}
      withoutScript={
        <FormWithoutJavaScript to={`/find/form${search}`} label="Open the form">
          Without JavaScript, the form is one page instead of four steps.
        </FormWithoutJavaScript>
      }
      aside={aside ?? <NextStepsAside steps={steps} />}
    >
      {children}
    </StepPage>
  );
}
