import { CallReceipt } from "#app/booking/receipt/call-receipt.tsx";
import { NamedMembers } from "#app/requests/form/named-members.tsx";
import { toNextSteps } from "#app/requests/form/next-steps.ts";
import { REQUEST_SENT, RequestSuccess } from "#app/requests/form/request-success.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { toSuccessPath } from "#platform/forms/steps.ts";
import { useSuccess } from "#platform/forms/use-success.ts";
import { hireForm } from "../hire-form.ts";
import { HIRE_STEPS } from "../hire-steps.ts";
import type { Route } from "./+types/success.ts";

/** The task is done: full navigation again. */
export const handle: PageHandle = { navigation: "full" };

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title: REQUEST_SENT,
    path: toSuccessPath(HIRE_STEPS),
    noindex: true,
  });
}

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
