import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { NextStepsAside } from "#app/requests/form/next-steps-aside.tsx";
import { useTerms } from "#app/site/use-site.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { OnePageLink } from "#design/forms/one-page-link.tsx";
import { StepPage, type StepPageProps } from "#design/forms/step-page.tsx";
import { useStep } from "#platform/forms/use-step.ts";
import { type FindStep, findForm } from "./find-form.ts";
import { toFindNextSteps } from "./find-next-steps.ts";

type FindStepPageProps = Pick<StepPageProps, "lead" | "needsBrowser" | "children"> & {
  step: FindStep;
  errors?: FieldErrors;
  /** Beside the form on wide screens; the next steps by default. */
  aside?: ReactNode;
};

const NO_ERRORS: FieldErrors = {};

/** A step of the find form, open once the steps before it are done. */
export function FindStepPage({ step, errors = NO_ERRORS, aside, ...rest }: FindStepPageProps) {
  const { search } = useLocation();
  const steps = toFindNextSteps(useTerms());
  const open = useStep(findForm, step, { firstBackTo: "/developers" });
  return (
    <StepPage
      {...rest}
      {...open}
      title={findForm.step[step].title}
      errors={errors}
      onePage={findForm.onePage}
      withoutScript={
        <OnePageLink to={`/find/form${search}`} label="Open the form">
          Without JavaScript, you can fill in the form on one page.
        </OnePageLink>
      }
      aside={aside ?? <NextStepsAside steps={steps} />}
    />
  );
}
