import { useLocation } from "react-router";
import { NextStepsAside } from "#app/requests/form/next-steps-aside.tsx";
import { useTerms } from "#app/site/use-site.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { OnePageLink } from "#design/forms/one-page-link.tsx";
import { StepPage, type StepPageProps } from "#design/forms/step-page.tsx";
import { useStep } from "#platform/forms/use-step.ts";
import { toApplyNextSteps } from "../apply-next-steps.ts";
import { type ApplyStep, applyForm } from "./apply-form.ts";

type ApplyStepPageProps = Pick<StepPageProps, "lead" | "needsBrowser" | "children"> & {
  step: ApplyStep;
  errors?: FieldErrors;
};

const NO_ERRORS: FieldErrors = {};

/** A step of the application, open once the steps before it are done. */
export function ApplyStepPage({ step, errors = NO_ERRORS, children, ...rest }: ApplyStepPageProps) {
  const { search } = useLocation();
  const open = useStep(applyForm, step, { firstBackTo: "/vacancies" });
  return (
    <StepPage
      {...rest}
      {...open}
      title={applyForm.step[step].title}
      errors={errors}
      onePage={applyForm.onePage}
      withoutScript={
        <OnePageLink to={`/apply/form${search}`} label="Open the form">
          Without JavaScript, you can apply on one page.
        </OnePageLink>
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
