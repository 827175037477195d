import { CallReceipt } from "#app/booking/call-receipt.tsx";
import { NEXT_STEPS } from "#app/requests/next-steps.ts";
import { REQUEST_SENT, RequestSuccess } from "#app/requests/request-success.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { toSuccessPath } from "#platform/forms/steps.ts";
import { useSuccess } from "#platform/forms/use-success.ts";
import { hireForm } from "../hire-form.ts";
import { HIRE_STEPS } from "../hire-steps.ts";
import type { Route } from "./+types/success.ts";

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
    <RequestSuccess receipt={receipt} nextSteps={NEXT_STEPS}>
      <CallReceipt receipt={receipt} />
    </RequestSuccess>
  );
}
