import { loadReceipt } from "#app/booking/receipt/read-receipt.server.ts";
import { SentPage } from "#app/booking/receipt/sent-page.tsx";
import { REQUEST_SENT } from "#app/requests/form/request-success.tsx";
import { toPageMeta } from "#app/site/page-meta.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { toFindNextSteps } from "../find-next-steps.ts";
import type { Route } from "./+types/sent.ts";

export const handle: PageHandle = {
  buttons: "outline",
  background: "companyform",
  footer: "small",
  private: true,
};

export const loader = (visit: Route.LoaderArgs) => loadReceipt(visit);

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: REQUEST_SENT, path: "/find/sent", noindex: true });
}

export default function FindSent({ loaderData }: Route.ComponentProps) {
  return <SentPage {...loaderData} nextSteps={toFindNextSteps(useTerms())} />;
}
