import type { DeskContentQuery } from "#contract/desk-content.ts";
import { CONTENT_STATE_LABELS, CONTENT_STATES } from "#contract/desk-content-terms.ts";
import { Choice, SearchForm } from "../../lists/search-form.tsx";
import type { ContentPlace } from "../editing/content-places.ts";

type ContentFiltersProps = { query: DeskContentQuery; places: readonly ContentPlace[] };

/** The filters of the list. They are its query string; a choice applies at once with JavaScript. */
export function ContentFilters({ query, places }: ContentFiltersProps) {
  return (
    <SearchForm text={query.text} placeholder="Search name, text">
      <Choice
        name="kind"
        label="Kind"
        value={query.kind}
        any="All kinds"
        options={places.map(({ kind, label }) => ({ value: kind, label }))}
      />
      <Choice
        name="state"
        label="State"
        value={query.state}
        options={[
          { value: "all", label: "All states" },
          ...CONTENT_STATES.map((state) => ({ value: state, label: CONTENT_STATE_LABELS[state] })),
        ]}
      />
    </SearchForm>
  );
}
