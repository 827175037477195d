import { loadReceipt } from "#app/booking/receipt/read-receipt.server.ts";
import { SentPage } from "#app/booking/receipt/sent-page.tsx";
import { toNextSteps } from "#app/requests/form/next-steps.ts";
import { REQUEST_SENT } from "#app/requests/form/request-success.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import type { Route } from "./+types/sent.ts";

export const handle: PageHandle = {
  buttons: "outline",
  background: "companyform",
  footer: "small",
  private: true,
};

export const loader = (visit: Route.LoaderArgs) => loadReceipt(visit);

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: REQUEST_SENT, path: "/hire/sent", noindex: true });
}

export default function HireSent({ loaderData }: Route.ComponentProps) {
  return (
    <SentPage
      {...loaderData}
      membersTitle="Developers you asked for"
      nextSteps={toNextSteps(loaderData.receipt?.call !== undefined, useTerms())}
    />
  );
}
