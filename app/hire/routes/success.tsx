import { CallReceipt } from "#app/booking/receipt/call-receipt.tsx";
import { NamedMembers } from "#app/requests/form/named-members.tsx";
import { toNextSteps } from "#app/requests/form/next-steps.ts";
import { REQUEST_SENT, RequestSuccess } from "#app/requests/form/request-success.tsx";
import { toSuccessMeta } from "#app/requests/form/step-meta.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { useSuccess } from "#platform/forms/use-success.ts";
import { hireForm } from "../hire-form.ts";
import type { Route } from "./+types/success.ts";

/** The task is done: full navigation again. */
export const handle: PageHandle = { navigation: "full" };

export const meta: Route.MetaFunction = ({ matches }) =>
  toSuccessMeta(matches, hireForm, REQUEST_SENT);

export default function HireSuccess() {
  const receipt = useSuccess(hireForm);
  return (
    <RequestSuccess
      receipt={receipt}
      nextSteps={toNextSteps(receipt?.call !== undefined, useTerms())}
    >
      <NamedMembers title="Developers you asked for" receipt={receipt} />
      <CallReceipt receipt={receipt} />
    </RequestSuccess>
  );
}
