import { RequestSuccess } from "#app/requests/form/request-success.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { toSuccessPath } from "#platform/forms/steps.ts";
import { useSuccess } from "#platform/forms/use-success.ts";
import { APPLICATION_SENT, APPLY_LINKS } from "../apply-links.ts";
import { toApplyNextSteps } from "../apply-next-steps.ts";
import { applyForm } from "../form/apply-form.ts";
import { APPLY_STEPS } from "../form/apply-steps.ts";
import type { Route } from "./+types/success.ts";

/** The task is done: full navigation again. */
export const handle: PageHandle = { navigation: "full" };

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title: APPLICATION_SENT,
    path: toSuccessPath(APPLY_STEPS),
    noindex: true,
  });
}

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
