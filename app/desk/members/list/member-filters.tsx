import { Link } from "react-router";
import type { DeskMemberQuery } from "#contract/desk-member.ts";
import {
  DESK_MEMBER_SORT_LABELS,
  DESK_MEMBER_SORTS,
  MEMBER_PROBLEM_LABELS,
  MEMBER_PROBLEMS,
  MEMBER_STATE_LABELS,
  MEMBER_STATES,
} from "#contract/desk-member-terms.ts";
import { Choice, SearchForm } from "../../lists/search-form.tsx";
import type { DeskMemberCounts } from "./desk-members.repository.server.ts";

type MemberFiltersProps = { query: DeskMemberQuery; counts: DeskMemberCounts };

/** State, problem, search text and order; they are the query string of the page. */
export function MemberFilters({ query, counts }: MemberFiltersProps) {
  const { state, problem, text, sort } = query;
  const all = counts.published + counts.draft + counts.hidden;
  return (
    <>
      <nav aria-label="States" className="flex flex-wrap gap-x-1 px-3 pt-2">
        <FilterLink
          query={query}
          change={{ state: "all", problem: undefined }}
          isCurrent={state === "all" && !problem}
          label="All"
          count={all}
        />
        {MEMBER_STATES.map((one) => (
          <FilterLink
            key={one}
            query={query}
            change={{ state: one, problem: undefined }}
            isCurrent={state === one && !problem}
            label={MEMBER_STATE_LABELS[one]}
            count={counts[one]}
          />
        ))}
      </nav>
      <nav
        aria-label="Missing on the site"
        className="flex flex-wrap items-center gap-x-1 px-3 text-ink-soft"
      >
        {MEMBER_PROBLEMS.map((one) => (
          <FilterLink
            key={one}
            query={query}
            change={{ state: "all", problem: one }}
            isCurrent={problem === one}
            label={MEMBER_PROBLEM_LABELS[one]}
            count={counts[one]}
          />
        ))}
      </nav>
      <SearchForm text={text} placeholder="Search name, email, technology">
        {state === "all" ? null : <input type="hidden" name="state" value={state} />}
        {problem ? <input type="hidden" name="problem" value={problem} /> : null}
        <Choice
          name="sort"
          label="Order"
          value={sort}
          options={DESK_MEMBER_SORTS.map((one) => ({
            value: one,
            label: DESK_MEMBER_SORT_LABELS[one],
          }))}
        />
      </SearchForm>
    </>
  );
}

type FilterLinkProps = {
  query: DeskMemberQuery;
  change: Pick<DeskMemberQuery, "state" | "problem">;
  isCurrent: boolean;
  label: string;
  count: number;
};

/** The list with one filter changed, and how many it would have. */
function FilterLink({ query, change, isCurrent, label, count }: FilterLinkProps) {
  const { state, problem } = change;
  const { text, sort } = query;
  const search = new URLSearchParams({
    ...(state === "all" ? {} : { state }),
    ...(problem ? { problem } : {}),
    ...(text ? { text } : {}),
    ...(sort === "name" ? {} : { sort }),
  });
  return (
    <Link to={`?${search}`} aria-current={isCurrent ? "true" : undefined} className="desk-filter">
      {label} <span className="figures text-ink-soft">{count.toLocaleString("en")}</span>
    </Link>
  );
}
