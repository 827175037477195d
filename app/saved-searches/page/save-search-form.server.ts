import { data, type RouterContextProvider, redirect } from "react-router";
import { SavedSearchSchema } from "#contract/clients/saved-search.ts";
import type { SearchKind } from "#contract/clients/saved-search-terms.ts";
import { toWaitHeaders } from "#platform/http/wait-headers.server.ts";
import {
  countStoredForm,
  issueFormToken,
  requireFormToken,
} from "#services/forms/form-token.server.ts";
import { handlePageForm } from "#services/forms/page-form.server.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { saveSearch } from "../save-search.service.server.ts";
import { SEARCH_KIND_TEXTS } from "../search-kinds.ts";
import { SEARCH_SOURCES } from "../search-sources.server.ts";

const FORM = "saved-search";

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The filters of the URL, and the token of the form. */
export async function loadSaveSearch(kind: SearchKind, { url, context }: Omit<Visit, "request">) {
  const { db, clock } = context.get(servicesContext);
  const { text, search } = await SEARCH_SOURCES[kind].readFilter(db, url.searchParams);
  return { text, search, token: await issueFormToken(db, FORM, clock()) };
}

/** Saves the search of the URL for the address in the form. */
export async function submitSaveSearch(kind: SearchKind, { request, url, context }: Visit) {
  const services = context.get(servicesContext);
  const { db, clock, log } = services;
  const client = context.get(clientContext);
  const filter = await SEARCH_SOURCES[kind].readFilter(db, url.searchParams);
  const outcome = await handlePageForm(
    { request, client, db, clock, log },
    {
      name: FORM,
      schema: SavedSearchSchema,
      toValues: (input) => input,
      submit: async (answers, { key, token }) => {
        await requireFormToken(db, { token, form: FORM, now: clock() });
        await countStoredForm(db, FORM, client);
        await saveSearch(services, answers, { kind, filter, key });
      },
    },
  );
  if (outcome.kind === "stored") {
    return redirect(`${SEARCH_KIND_TEXTS[kind].form}/sent${filter.search}`, 303);
  }
  const { state, status, retryAfter } = outcome;
  return data(state, { status, headers: toWaitHeaders(retryAfter) });
}
