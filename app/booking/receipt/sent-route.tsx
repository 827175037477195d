import type { SentForm } from "#app/requests/form/request-success.tsx";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { PageHandle } from "#contract/content/page.ts";
import type { loadReceipt } from "./read-receipt.server.ts";
import { SentPage } from "./sent-page.tsx";

type Matches = Parameters<typeof toPageMeta>[0];
type LoaderData = Awaited<ReturnType<typeof loadReceipt>>;

/** The page that confirms a form without JavaScript. Its loader is `loadReceipt`. */
export function createSentRoute(sent: SentForm) {
  const { title, path, background } = sent;
  return {
    handle: {
      background,
      buttons: "outline",
      footer: "small",
      private: true,
    } satisfies PageHandle,
    meta: ({ matches }: { matches: Matches }) =>
      toPageMeta(matches, { title, path, noindex: true }),
    Page: ({ loaderData }: { loaderData: LoaderData }) => <SentPage {...loaderData} sent={sent} />,
  };
}
