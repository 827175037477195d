import { getOutcome, NO_EMAIL_YET } from "#app/site/secret-link/get-outcome.server.ts";
import { OutcomeView } from "#app/site/secret-link/outcome-view.tsx";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { readSavedFilter } from "../saved-filter.server.ts";
import { UNCONFIRMED_DAYS } from "../saved-search-periods.ts";
import type { Route } from "./+types/outcome.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/developers",
  background: "developer",
  footer: "small",
  private: true,
  scripts: "none",
};

/** The same for every address: whether it is known, or got too many emails, is its owner's matter. */
const OUTCOMES = {
  sent: {
    title: "Check your email",
    texts: [
      `We have sent you a link. Open it and confirm your search within ${UNCONFIRMED_DAYS} days. You get no other email before.`,
      NO_EMAIL_YET,
    ],
  },
  stopped: {
    title: "We've stopped these emails",
    texts: ["Your search is deleted, with the address that we stored for it."],
  },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const outcome = getOutcome(OUTCOMES, params.outcome);
  const { search } = await readSavedFilter(context.get(servicesContext).db, url.searchParams);
  const onward = { to: `/developers${search}`, label: "Back to developers" };
  return { ...outcome, onward };
}

export const meta = () => SECRET_LINK_META;

export default function SaveSearchOutcome({ loaderData }: Route.ComponentProps) {
  return <OutcomeView {...loaderData} />;
}
