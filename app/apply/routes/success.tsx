import { RequestSuccess } from "#app/requests/form/request-success.tsx";
import { toSuccessMeta } from "#app/requests/form/step-meta.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { useSuccess } from "#platform/forms/use-success.ts";
import { APPLICATION_SENT, APPLY_LINKS } from "../apply-links.ts";
import { toApplyNextSteps } from "../apply-next-steps.ts";
import { applyForm } from "../form/apply-form.ts";
import type { Route } from "./+types/success.ts";

/** The task is done: full navigation again. */
export const handle: PageHandle = { navigation: "full" };

export const meta: Route.MetaFunction = ({ matches }) =>
  toSuccessMeta(matches, applyForm, APPLICATION_SENT);

export default function ApplySuccess() {
  return (
    <RequestSuccess
      receipt={useSuccess(applyForm)}
      title={APPLICATION_SENT}
      nextSteps={toApplyNextSteps(useTerms())}
      {...APPLY_LINKS}
    />
  );
}
