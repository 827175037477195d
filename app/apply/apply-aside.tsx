import { NextStepsAside } from "#app/requests/form/next-steps-aside.tsx";
import { useTerms } from "#app/site/use-site.ts";
import { toApplyNextSteps } from "./apply-next-steps.ts";

/** What follows an application, beside its form. */
export function ApplyAside() {
  return (
    <NextStepsAside
      steps={toApplyNextSteps(useTerms())}
      note="We never ask about your age, your family, a photo or past pay."
    />
  );
}
