import type { DeskRequestQuery } from "#contract/desk-request.ts";
import { type DeskState, needsFollowUp, STATE_LABELS } from "#contract/request-state-terms.ts";
import { Choice, SearchForm } from "../parts/search-form.tsx";

type ListFiltersProps = {
  query: DeskRequestQuery;
  states: readonly DeskState[];
  /** Kinds of requests, where there are several. */
  forms?: readonly { value: string; label: string }[];
};

/** The filters of a list. They are its query string; a choice applies at once with JavaScript. */
export function ListFilters({ query, states, forms }: ListFiltersProps) {
  return (
    <SearchForm text={query.text} placeholder="Search name, company, email, text">
      {forms ? (
        <Choice name="form" label="Kind" value={query.form} any="All kinds" options={forms} />
      ) : null}
      <Choice
        name="state"
        label="State"
        value={query.state}
        options={[
          { value: "open", label: "Open" },
          { value: "all", label: "All states" },
          ...states.map((state) => ({ value: state, label: STATE_LABELS[state] })),
        ]}
      />
      <Choice
        name="owner"
        label="Owner"
        value={query.owner}
        any="Any owner"
        options={[
          { value: "me", label: "Mine" },
          { value: "none", label: "Unassigned" },
        ]}
      />
      {states.some(needsFollowUp) ? (
        <Choice
          name="due"
          label="Follow-up"
          value={query.due}
          any="Any date"
          options={[
            { value: "overdue", label: "Overdue" },
            { value: "today", label: "Today" },
          ]}
        />
      ) : null}
    </SearchForm>
  );
}
