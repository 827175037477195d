import { useLocation } from "react-router";
import type { FieldErrors } from "#contract/http/problem.ts";
import { OnePageLink } from "#design/forms/one-page-link.tsx";
import { StepPage, type StepPageProps } from "#design/forms/step-page.tsx";
import { useStep } from "#platform/forms/use-step.ts";
import { ApplyAside } from "../apply-aside.tsx";
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
      aside={<ApplyAside />}
    >
      {children}
      <a href="/apply/save" className="link mt-6 inline-flex min-h-11 items-center">
        Save and finish later
      </a>
    </StepPage>
  );
}
