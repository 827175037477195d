import { lazy, type ReactNode, Suspense } from "react";
import type { FieldErrors } from "#contract/http/problem.ts";
import { withNoun } from "#contract/values/trade.ts";
import { OnePageLink } from "#design/forms/one-page-link.tsx";
import { StepPage, type StepPageProps } from "#design/forms/step-page.tsx";
import { lazyPart } from "#design/loading/lazy-part.ts";
import { useStep } from "#platform/forms/use-step.ts";
import { useChosenMembers } from "./chosen-members.tsx";
import { type HireStep, hireForm } from "./hire-form.ts";

// The last step has an aside of its own.
const RequestAside = lazyPart(async () => (await import("./hire-aside.tsx")).RequestAside);

// Rarely shown, so its code loads on demand.
const NoMembersLeft = lazy(async () => ({
  default: (await import("./no-members-left.tsx")).NoMembersLeft,
}));

type HireStepPageProps = Pick<StepPageProps, "lead" | "needsBrowser" | "children"> & {
  step: HireStep;
  errors?: FieldErrors;
  /** Beside the form on wide screens; the request so far by default. */
  aside?: ReactNode;
};

const NO_ERRORS: FieldErrors = {};

/** A step of the hire form, open once the steps before it are done. */
export function HireStepPage({
  step,
  errors = NO_ERRORS,
  aside = (
    <Suspense>
      <RequestAside />
    </Suspense>
  ),
  ...rest
}: HireStepPageProps) {
  const { count, isEmptied } = useChosenMembers();
  const open = useStep(hireForm, step, {
    firstBackTo: "/developers",
    // Without chosen developers there is nothing to fill (spec §2).
    closedTo: count === 0 ? "/developers" : undefined,
    mayStay: isEmptied,
  });
  if (isEmptied) {
    return (
      <Suspense>
        <NoMembersLeft />
      </Suspense>
    );
  }
  return (
    <StepPage
      {...rest}
      {...open}
      title={hireForm.step[step].title}
      errors={errors}
      onePage={hireForm.onePage}
      withoutScript={
        <OnePageLink to="/developers" label={withNoun("Choose a developer")}>
          {withNoun(
            "Without JavaScript, open a developer's profile and select “Ask for” to reach the form.",
          )}
        </OnePageLink>
      }
      aside={aside}
    />
  );
}
