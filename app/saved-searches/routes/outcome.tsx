import { data } from "react-router";
import { toPageTitle } from "#app/site/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { LinkButton } from "#design/link-button.tsx";
import { MAX_CONFIRMATIONS } from "#services/mail/mail-confirmations.repository.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { readSavedFilter } from "../saved-filter.server.ts";
import { SAVED_SEARCH_META } from "../saved-search-headers.ts";
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

type Outcome = { title: string; texts: string[] };

/** The same for every address: whether it is known, or got too many emails, is its owner's matter. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  sent: {
    title: "Check your email",
    texts: [
      `We have sent you a link. Open it and confirm your search within ${UNCONFIRMED_DAYS} days. You get no other email before.`,
      `No email after a few minutes? Look in your spam folder. One address gets at most ${MAX_CONFIRMATIONS.perHour} of these emails an hour.`,
    ],
  },
  stopped: {
    title: "We've stopped these emails",
    texts: ["Your search is deleted, with the address that we stored for it."],
  },
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const outcome = Object.hasOwn(OUTCOMES, params.outcome) ? OUTCOMES[params.outcome] : undefined;
  if (!outcome) throw data(null, 404);
  const { search } = await readSavedFilter(context.get(servicesContext).db, url.searchParams);
  return { ...outcome, search };
}

export const meta = () => SAVED_SEARCH_META;

export default function SaveSearchOutcome({ loaderData }: Route.ComponentProps) {
  const { title, texts, search } = loaderData;
  const name = useSite()?.name;
  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <title>{toPageTitle(title, name)}</title>
      <div className="mx-auto max-w-form lg:mx-0">
        <h1 className="text-heading">{title}</h1>
        {texts.map((text) => (
          <p key={text} className="mt-6 text-lg">
            {text}
          </p>
        ))}
        <LinkButton to={`/developers${search}`} variant="secondary" className="mt-8">
          Back to developers
        </LinkButton>
      </div>
    </div>
  );
}
