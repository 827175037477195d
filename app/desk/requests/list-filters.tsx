import { Form, useSubmit } from "react-router";
import type { DeskRequestQuery } from "#contract/desk-request.ts";
import { type DeskState, needsFollowUp, STATE_LABELS } from "#contract/request-state-terms.ts";

type ListFiltersProps = {
  query: DeskRequestQuery;
  states: readonly DeskState[];
  /** Kinds of requests, where there are several. */
  forms?: readonly { value: string; label: string }[];
};

/** The filters of a list. They are its query string; a choice applies at once with JavaScript. */
export function ListFilters({ query, states, forms }: ListFiltersProps) {
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
          placeholder="Search name, company, email, text"
          data-shortcut="/"
          className="desk-control"
        />
      </label>
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
      <button type="submit" className="desk-button">
        Search
      </button>
    </Form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | undefined;
  /** Label of no choice. */
  any?: string;
  options: readonly { value: string; label: string }[];
};

/** One of the filters of a list. */
export function Choice({ name, label, value = "", any, options }: ChoiceProps) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select key={value} name={name} defaultValue={value} className="desk-control w-auto">
        {any ? <option value="">{any}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
