import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import type { SearchFrequency, SearchKind } from "#contract/clients/saved-search-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import { toDateText } from "#platform/time/date-text.ts";
import { FREQUENCY_LABELS, toFrequencyHint } from "../saved-search-texts.ts";
import { FrequencyRadios } from "./frequency-radios.tsx";

export type ShownSearch = {
  kind: SearchKind;
  text: string;
  /** Of the list. */
  search: string;
  frequency: SearchFrequency;
  isConfirmed: boolean;
  /** ISO date. */
  expires_on: string;
};

type SavedSearchViewProps = { shown: ShownSearch; state: SubmissionState | undefined };

/** A saved search, for who has its link. */
export function SavedSearchView({ shown, state }: SavedSearchViewProps) {
  return shown.isConfirmed ? (
    <ConfirmedSearch shown={shown} state={state} />
  ) : (
    <UnconfirmedSearch {...shown} />
  );
}

function UnconfirmedSearch({ kind, frequency, expires_on }: ShownSearch) {
  return (
    <>
      <p className="mt-6 text-lg">
        Emails: {FREQUENCY_LABELS[frequency].toLowerCase()}. {toFrequencyHint(kind, frequency)}.
      </p>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="confirm">
          Confirm search
        </Button>
        <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="stop">
          Delete it
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        Not yours? Delete it, or do nothing: we delete it on {toDateText(expires_on)}.
      </p>
    </>
  );
}

function ConfirmedSearch({ shown, state }: SavedSearchViewProps) {
  const { kind, frequency, expires_on } = shown;
  return (
    <>
      <form method="post" noValidate className="mt-10 space-y-8">
        <FrequencyRadios
          kind={kind}
          chosen={state?.input.frequency ?? frequency}
          errors={state?.errors ?? {}}
        />
        <p>
          You get these emails until {toDateText(expires_on)}. Saving extends them to a year from
          today.
        </p>
        <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="change">
          Save and extend
        </Button>
      </form>
      <section aria-labelledby="stop" className="mt-12 border-line border-t pt-8">
        <h2 id="stop" className="text-title">
          Stop these emails
        </h2>
        <p className="mt-3 mb-6">We delete the search and your address with it.</p>
        <form method="post">
          <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="stop">
            Stop emails
          </Button>
        </form>
      </section>
    </>
  );
}
