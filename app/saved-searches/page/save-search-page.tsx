import { useSite } from "#app/site/use-site.ts";
import type { SearchKind } from "#contract/clients/saved-search-terms.ts";
import { TextField } from "#design/field/text-field.tsx";
import { FormPage } from "#design/forms/page-form.tsx";
import type { PageFormState } from "#platform/forms/page-form-state.ts";
import { SEARCH_KIND_TEXTS } from "../search-kinds.ts";
import { FrequencyRadios } from "./frequency-radios.tsx";
import { SearchSummary } from "./search-summary.tsx";

type SaveSearchPageProps = {
  kind: SearchKind;
  text: string;
  /** Of the list. */
  search: string;
  token: string;
  state: PageFormState | undefined;
};

/** Asks for the address that gets what is new by email. */
export function SaveSearchPage({ kind, text, search, token, state }: SaveSearchPageProps) {
  const { title, lead, list } = SEARCH_KIND_TEXTS[kind];
  const errors = state?.errors ?? {};
  const input = state?.input ?? {};
  return (
    <FormPage
      title={title}
      siteName={useSite()?.name ?? ""}
      lead={lead}
      backTo={list + search}
      card={<SearchSummary kind={kind} text={text} search={search} />}
      form={{
        noun: "request",
        state,
        token,
        action: "Save search",
        children: (
          <>
            <TextField
              aria-required
              name="email"
              type="email"
              label="Email address"
              hint="We'll send a link to confirm it. You can stop the emails at any time."
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={input.email}
              error={errors.email}
            />
            <FrequencyRadios kind={kind} chosen={input.frequency ?? "weekly"} errors={errors} />
          </>
        ),
      }}
    />
  );
}
