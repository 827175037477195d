import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/site/use-site.ts";
import type { FieldErrors } from "#contract/problem.ts";
import type { ChangeState } from "#platform/forms/answer-summary.tsx";
import { StepPage } from "#platform/forms/step-page.tsx";
import { toPreviousPath } from "#platform/forms/steps.ts";
import { useChosenMembers } from "./chosen-members.tsx";
import { RequestAside } from "./hire-aside.tsx";
import { hireAttempt } from "./hire-sending.ts";
import { HIRE_STEPS, HIRE_TITLES, type HireStep, toStepNumber } from "./hire-steps.ts";
import { useHireStep } from "./use-hire-step.ts";

// Hardly anybody sees it: not every page need bring it along.
const NobodyLeft = lazy(async () => ({ default: (await import("./nobody-left.tsx")).NobodyLeft }));

type HireStepPageProps = {
  step: HireStep;
  lead?: ReactNode;
  errors?: FieldErrors;
  /** Beside the form where there is room; the request so far by default. */
  aside?: ReactNode;
  children: ReactNode;
};

const NO_ERRORS: FieldErrors = {};

/** A step of the hire form: open to whoever has done the steps before it. */
export function HireStepPage({
  step,
  lead,
  errors = NO_ERRORS,
  aside = <RequestAside />,
  children,
}: HireStepPageProps) {
  const { isNobodyLeft } = useChosenMembers();
  const isOpen = useHireStep(step, isNobodyLeft);
  const email = useSite()?.email;
  useEffect(() => {
    // Long before it is needed: two tabs that send at the same moment must not each make one.
    if (isOpen) hireAttempt.getKey();
  }, [isOpen]);
  const state = useLocation().state as ChangeState | null;
  if (isNobodyLeft) {
    return (
      <Suspense>
        <NobodyLeft />
      </Suspense>
    );
  }
  return (
    <StepPage
      title={HIRE_TITLES[step]}
      lead={lead}
      backTo={state?.backTo ?? toPreviousPath(HIRE_STEPS, step) ?? "/developers"}
      progress={{ step: toStepNumber(step), of: HIRE_STEPS.steps.length }}
      errors={errors}
      isReady={isOpen}
      withoutScript={
        <p>
          This form needs JavaScript: whom you chose is known to your browser only.
          {email ? (
            <>
              {" "}
              You can also write to us at{" "}
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>{" "}
              and name the developers.
            </>
          ) : null}
        </p>
      }
      aside={aside}
    >
      {children}
    </StepPage>
  );
}
