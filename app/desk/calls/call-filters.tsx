import { Form, Link, useSubmit } from "react-router";
import type { DeskCallQuery } from "#contract/desk-call.ts";
import { CALL_STATE_LABELS, DESK_CALL_STATES } from "#contract/desk-call-terms.ts";
import { Choice } from "../lists/search-form.tsx";
import type { DeskHost } from "./call-list.service.server.ts";

type CallFiltersProps = {
  query: DeskCallQuery;
  hosts: readonly DeskHost[];
  /** Whether the person who looks is one of them. */
  isHost: boolean;
};

/** View, host and state; they are the query string of the page. */
export function CallFilters({ query, hosts, isHost }: CallFiltersProps) {
  const submit = useSubmit();
  const former = hosts.some(({ is_active }) => !is_active);
  return (
    <Form
      role="search"
      aria-label="Which calls"
      className="flex flex-wrap items-center gap-2"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
      }}
    >
      <p className="flex">
        <ViewLink query={query} view="week" label="Week" />
        <ViewLink query={query} view="list" label="List" />
      </p>
      <input type="hidden" name="view" value={query.view} />
      {query.view === "week" && query.week ? (
        <input type="hidden" name="week" value={query.week} />
      ) : null}
      {query.view === "list" ? (
        <Choice
          name="when"
          label="When"
          value={query.when}
          options={[
            ["upcoming", "Upcoming"],
            ["past", "Past"],
          ]}
        />
      ) : null}
      {hosts.length > 0 ? (
        <Choice
          name="host"
          label="Host"
          value={String(query.host ?? "")}
          options={[
            ["", "All hosts"],
            ...(isHost ? [["me", "Mine"] as const] : []),
            ...hosts
              .filter(({ is_active }) => is_active)
              .map(({ id, name }) => [String(id), name] as const),
            ...(former ? [["former", "Former hosts"] as const] : []),
          ]}
        />
      ) : null}
      <Choice
        name="state"
        label="State"
        value={query.state ?? ""}
        options={[
          ["", "Not cancelled"],
          ...DESK_CALL_STATES.filter((state) => state !== "booked").map(
            (state) => [state, CALL_STATE_LABELS[state]] as const,
          ),
          ["all", "All states"],
        ]}
      />
      <button type="submit" className="desk-button hidden noscript:inline-flex">
        Show
      </button>
    </Form>
  );
}

/** One of the views, with the same filters. */
function ViewLink({
  query,
  view,
  label,
}: {
  query: DeskCallQuery;
  view: DeskCallQuery["view"];
  label: string;
}) {
  const params = new URLSearchParams({ view });
  if (query.host !== undefined) params.set("host", String(query.host));
  if (query.state) params.set("state", query.state);
  return (
    <Link
      to={`?${params}`}
      aria-current={query.view === view ? "true" : undefined}
      className="desk-score px-3"
    >
      {label}
    </Link>
  );
}
