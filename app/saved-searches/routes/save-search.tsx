import { data, redirect } from "react-router";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { useSite } from "#app/site/use-site.ts";
import { SavedSearchSchema } from "#contract/clients/saved-search.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { TextField } from "#design/field/text-field.tsx";
import { FormPage } from "#design/forms/page-form.tsx";
import { toWaitHeaders } from "#platform/http/wait-headers.server.ts";
import {
  countStoredForm,
  issueFormToken,
  requireFormToken,
} from "#services/forms/form-token.server.ts";
import { handlePageForm } from "#services/forms/page-form.server.ts";
import { clientContext, servicesContext } from "#services/services.server.ts";
import { FrequencyRadios } from "../page/frequency-radios.tsx";
import { SearchSummary } from "../page/search-summary.tsx";
import { saveSearch } from "../save-search.service.server.ts";
import { readSavedFilter } from "../saved-filter.server.ts";
import type { Route } from "./+types/save-search.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/developers",
  background: "developer",
  footer: "small",
  private: true,
  scripts: "none",
  form: "text",
};

const FORM = "saved-search";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const { text, search } = await readSavedFilter(db, url.searchParams);
  return { text, search, token: await issueFormToken(db, FORM, clock()) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { db, clock, log } = services;
  const client = context.get(clientContext);
  const filter = await readSavedFilter(db, new URL(request.url).searchParams);
  const outcome = await handlePageForm(
    { request, client, db, clock, log },
    {
      name: FORM,
      schema: SavedSearchSchema,
      toValues: (input) => input,
      submit: async (answers, { key, token }) => {
        await requireFormToken(db, { token, form: FORM, now: clock() });
        await countStoredForm(db, FORM, client);
        await saveSearch(services, answers, { filter, key });
      },
    },
  );
  if (outcome.kind === "stored") return redirect(`/save-search/sent${filter.search}`, 303);
  const { state, status, retryAfter } = outcome;
  return data(state, { status, headers: toWaitHeaders(retryAfter) });
}

export const meta = () => SECRET_LINK_META;

export default function SaveSearch({ loaderData, actionData }: Route.ComponentProps) {
  const { text, search, token } = loaderData;
  const errors = actionData?.errors ?? {};
  const input = actionData?.input ?? {};
  return (
    <FormPage
      title="Get new developers by email"
      siteName={useSite()?.name ?? ""}
      lead="We'll email you only when a matching developer joins."
      backTo={`/developers${search}`}
      form={{
        noun: "request",
        state: actionData,
        token,
        action: "Save search",
        children: (
          <>
            <SearchSummary text={text} search={search} />
            <TextField
              aria-required
              name="email"
              type="email"
              label="Email address"
              hint="We send a link to confirm it. You can stop the emails with one click."
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={input.email}
              error={errors.email}
            />
            <FrequencyRadios chosen={input.frequency ?? "weekly"} errors={errors} />
          </>
        ),
      }}
    />
  );
}
