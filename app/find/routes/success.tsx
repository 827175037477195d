import { CallReceipt } from "#app/booking/receipt/call-receipt.tsx";
import { NamedMembers } from "#app/requests/form/named-members.tsx";
import { REQUEST_SENT, RequestSuccess } from "#app/requests/form/request-success.tsx";
import { toSuccessMeta } from "#app/requests/form/step-meta.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { useSuccess } from "#platform/forms/use-success.ts";
import { findForm } from "../find-form.ts";
import { toFindNextSteps } from "../find-next-steps.ts";
import type { Route } from "./+types/success.ts";

/** The task is done: full navigation again. */
export const handle: PageHandle = { navigation: "full" };

export const meta: Route.MetaFunction = ({ matches }) =>
  toSuccessMeta(matches, findForm, REQUEST_SENT);

export default function FindSuccess() {
  const receipt = useSuccess(findForm);
  return (
    <RequestSuccess receipt={receipt} nextSteps={toFindNextSteps(useTerms())}>
      <NamedMembers title="Developers you're interested in" receipt={receipt} />
      <CallReceipt receipt={receipt} />
    </RequestSuccess>
  );
}
