import { data, redirect } from "react-router";
import { MailLink } from "#app/booking/mail-link.tsx";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { openSearch } from "../change-saved-search.service.server.ts";
import { handlePostedSavedSearch } from "../page/posted-saved-search.server.ts";
import { SavedSearchFrame } from "../page/saved-search-frame.tsx";
import { SavedSearchView, type ShownSearch } from "../page/saved-search-view.tsx";
import { readStoredFilter } from "../saved-filter.server.ts";
import { SAVED_SEARCH_HEADERS, SAVED_SEARCH_META } from "../saved-search-headers.ts";
import type { Route } from "./+types/saved-search.ts";

export const handle: PageHandle = {
  background: "developer",
  navigation: "reduced",
  footer: "small",
  private: true,
  scripts: "none",
  form: "text",
};

/** Only reads: mail scanners open every link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const row = await openSearch(db, params.token, clock());
  const done = url.searchParams.get("done");
  const headers = SAVED_SEARCH_HEADERS;
  if (!row) return data({ shown: undefined, done }, { status: 404, headers });
  const { search, frequency, confirmed_at, expires_at } = row;
  const shown: ShownSearch = {
    ...{ search, frequency },
    text: (await readStoredFilter(db, search)).text,
    isConfirmed: confirmed_at !== null,
    expires_on: expires_at.toISOString().slice(0, 10),
  };
  return data({ shown, done }, { headers });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const posted = await handlePostedSavedSearch(context.get(servicesContext), token, request);
  const headers = SAVED_SEARCH_HEADERS;
  switch (posted.kind) {
    case "open":
      return data(posted.state, { status: posted.status, headers });
    case "unsubscribed":
      // A mail program looks at the status only, and that of the page would be an error.
      return data(undefined, { status: 200, headers });
    case "stopped":
      return redirect(`/save-search/stopped${posted.search}`, 303);
    default:
      return redirect(`/saved-searches/${token}?done=${posted.kind}`, 303);
  }
}

export const headers = () => SAVED_SEARCH_HEADERS;
export const meta = () => SAVED_SEARCH_META;

export default function SavedSearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const email = useSite()?.email;
  const { shown, done } = loaderData;
  const title = shown ? "Your saved search" : "Link not available";
  return (
    <SavedSearchFrame title={title} done={done} state={actionData}>
      {shown ? (
        <SavedSearchView shown={shown} state={actionData} />
      ) : (
        <>
          <h1 className="text-heading">This link is not available</h1>
          <p className="mt-6 text-ink-soft text-lg">
            Part of the link may be missing, or the saved search has ended. Nothing is sent for a
            search that has ended.
          </p>
          {email ? (
            <p className="mt-4 text-lg">
              Do you still get emails? Write to <MailLink email={email} />.
            </p>
          ) : null}
        </>
      )}
    </SavedSearchFrame>
  );
}
