import { lazy } from "react";
import { CALL_STEP } from "#app/booking/call-step-texts.ts";
import { ClientCallStep } from "#app/booking/form-step/client-call-step.tsx";
import { toStepMeta } from "#app/requests/form/step-meta.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { useChosenMembers } from "../chosen-members.tsx";
import { HIRE_SCRIPT } from "../first-script.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import type { Route } from "./+types/book-a-call.ts";

const HireSummary = lazy(async () => ({
  default: (await import("../hire-summary.tsx")).HireSummary,
}));

export const handle: PageHandle = { firstScript: HIRE_SCRIPT };

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, hireForm, CALL_STEP);

export default function BookACall() {
  const { again, count } = useChosenMembers();
  return (
    <ClientCallStep
      form={hireForm}
      page={HireStepPage}
      summary={HireSummary}
      subject={count === 1 ? "the developer you chose" : `the ${count} developers you chose`}
      onRefused={({ errors }) => {
        // The server knows which members are still published.
        if (errors?.members) again();
      }}
    />
  );
}
