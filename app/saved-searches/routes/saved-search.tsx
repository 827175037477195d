import { data, redirect } from "react-router";
import { LinkNotAvailable } from "#app/site/secret-link/link-not-available.tsx";
import { SecretLinkFrame } from "#app/site/secret-link/secret-link-frame.tsx";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { showFormAgain } from "#app/site/secret-link/show-form-again.server.ts";
import type { SearchKind } from "#contract/clients/saved-search-terms.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { openSearch } from "../change-saved-search.service.server.ts";
import { SavedSearchView, type ShownSearch } from "../page/saved-search-view.tsx";
import { SearchSummary } from "../page/search-summary.tsx";
import { handleSubmittedSavedSearch } from "../page/submitted-saved-search.server.ts";
import { SEARCH_KIND_TEXTS } from "../search-kinds.ts";
import { SEARCH_SOURCES } from "../search-sources.server.ts";
import type { Route } from "./+types/saved-search.ts";

export const handle: PageHandle = {
  background: "developer",
  navigation: "reduced",
  footer: "small",
  private: "secret",
  scripts: "none",
  form: "text",
};

const toDone = (done: string | null, kind: SearchKind) =>
  done === "confirmed"
    ? SEARCH_KIND_TEXTS[kind].confirmed
    : done === "changed"
      ? "Your changes are saved"
      : undefined;

/** Only reads: mail scanners open every link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const row = await openSearch(db, params.token, clock());
  const done = url.searchParams.get("done");
  if (!row) return data({ shown: undefined, done }, { status: 404 });
  const { kind, search, frequency, confirmed_at, expires_at } = row;
  const shown: ShownSearch = {
    kind,
    search,
    frequency,
    text: (await SEARCH_SOURCES[kind].readStored(db, search)).text,
    isConfirmed: confirmed_at !== null,
    expires_on: expires_at.toISOString().slice(0, 10),
  };
  return data({ shown, done });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const submission = await handleSubmittedSavedSearch(context.get(servicesContext), token, request);
  switch (submission.kind) {
    case "open":
      return showFormAgain(submission);
    case "unsubscribed":
      // A mail program looks at the status only, and that of the page would be an error.
      return data(undefined, { status: 200 });
    case "stopped":
      return redirect(
        `${SEARCH_KIND_TEXTS[submission.search_kind].form}/stopped${submission.search}`,
        303,
      );
    default:
      return redirect(`/saved-searches/${token}?done=${submission.kind}`, 303);
  }
}

export const meta = () => SECRET_LINK_META;

export default function SavedSearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, done } = loaderData;
  if (!shown) {
    return (
      <LinkNotAvailable
        reason="Part of the link may be missing, or the saved search has ended."
        question="Still getting emails?"
      />
    );
  }
  return (
    <SecretLinkFrame
      title="Your saved search"
      heading={
        <h1 className="text-heading">
          {shown.isConfirmed ? "Your saved search" : "Confirm your saved search"}
        </h1>
      }
      card={<SearchSummary {...shown} />}
      done={toDone(done, shown.kind)}
      state={actionData}
    >
      <SavedSearchView shown={shown} state={actionData} />
    </SecretLinkFrame>
  );
}
