import { Form, useSubmit } from "react-router";
import type { DeskContentQuery } from "#contract/desk-content.ts";
import { CONTENT_STATE_LABELS, CONTENT_STATES } from "#contract/desk-content-terms.ts";
import { Choice } from "../../requests/list-filters.tsx";
import type { ContentPlace } from "../editing/content-places.ts";

type ContentFiltersProps = { query: DeskContentQuery; places: readonly ContentPlace[] };

/** The filters of the list. They are its query string; a choice applies at once with JavaScript. */
export function ContentFilters({ query, places }: ContentFiltersProps) {
  const submit = useSubmit();
  return (
    <Form
      role="search"
      className="flex flex-wrap items-end gap-2 px-4 py-2"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
      }}
    >
      <label className="min-w-44 flex-1 sm:max-w-80">
        <span className="sr-only">Search</span>
        <input
          key={query.text}
          type="search"
          name="text"
          defaultValue={query.text}
          placeholder="Search name, text"
          data-shortcut="/"
          className="desk-control"
        />
      </label>
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
      <button type="submit" className="desk-button">
        Search
      </button>
    </Form>
  );
}
