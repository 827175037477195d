import { RequestSuccess } from "#app/requests/request-success.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import type { PageHandle } from "#contract/page.ts";
import { toSuccessPath } from "#platform/forms/steps.ts";
import { useSuccess } from "#platform/forms/use-success.ts";
import { applyForm } from "../apply-form.ts";
import { APPLY_NEXT_STEPS } from "../apply-next-steps.ts";
import { APPLY_STEPS } from "../apply-steps.ts";
import type { Route } from "./+types/success.ts";

const TITLE = "We have your application";

/** The task is done: the way is open to everything else. */
export const handle: PageHandle = { navigation: "full" };

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: TITLE, path: toSuccessPath(APPLY_STEPS), noindex: true });
}

export default function ApplySuccess() {
  return (
    <RequestSuccess
      receipt={useSuccess(applyForm)}
      title={TITLE}
      nextSteps={APPLY_NEXT_STEPS}
      links={[
        { to: "/faq/developer", label: "Developers FAQ" },
        { to: "/blog", label: "Articles for developers" },
      ]}
      onward={{ to: "/vacancies", label: "See vacancies" }}
    />
  );
}
