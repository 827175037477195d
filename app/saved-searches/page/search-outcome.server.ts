import type { RouterContextProvider } from "react-router";
import { getOutcome, NO_EMAIL_YET } from "#app/site/secret-link/get-outcome.server.ts";
import type { SearchKind } from "#contract/clients/saved-search-terms.ts";
import { servicesContext } from "#services/services.server.ts";
import { UNCONFIRMED_DAYS } from "../saved-search-periods.ts";
import { SEARCH_KIND_TEXTS } from "../search-kinds.ts";
import { SEARCH_SOURCES } from "../search-sources.server.ts";

/** The same for every address: whether it is known, or got too many emails, is its owner's matter. */
const OUTCOMES = {
  sent: {
    title: "Check your email",
    texts: [
      `We've sent you a link. Open it and confirm your search within ${UNCONFIRMED_DAYS} days. We won't email you before that.`,
      NO_EMAIL_YET,
    ],
  },
  stopped: {
    title: "We've stopped these emails",
    texts: ["We've deleted your search and the address we stored for it."],
  },
};

type Visit = {
  params: { outcome: string };
  url: URL;
  context: Readonly<RouterContextProvider>;
};

/** What a page says after a search was saved or stopped. */
export async function loadSearchOutcome(kind: SearchKind, { params, url, context }: Visit) {
  const outcome = getOutcome(OUTCOMES, params.outcome);
  const { db } = context.get(servicesContext);
  const { search } = await SEARCH_SOURCES[kind].readFilter(db, url.searchParams);
  const { list, back } = SEARCH_KIND_TEXTS[kind];
  return { ...outcome, onward: { to: list + search, label: back } };
}
