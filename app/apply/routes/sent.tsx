import { loadReceipt } from "#app/booking/receipt/read-receipt.server.ts";
import { SentPage } from "#app/booking/receipt/sent-page.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { APPLICATION_SENT, APPLY_LINKS } from "../apply-links.ts";
import { toApplyNextSteps } from "../apply-next-steps.ts";
import type { Route } from "./+types/sent.ts";

export const handle: PageHandle = {
  buttons: "outline",
  background: "devform",
  footer: "small",
  private: true,
};

export const loader = (visit: Route.LoaderArgs) => loadReceipt(visit);

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: APPLICATION_SENT, path: "/apply/sent", noindex: true });
}

export default function ApplySent({ loaderData }: Route.ComponentProps) {
  return (
    <SentPage
      {...loaderData}
      {...APPLY_LINKS}
      title={APPLICATION_SENT}
      nextSteps={toApplyNextSteps(useTerms())}
    />
  );
}
