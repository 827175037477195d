import { Link } from "react-router";
import {
  MEMBER_PROBLEM_LABELS,
  MEMBER_PROBLEMS,
  MEMBER_STATE_LABELS,
  MEMBER_STATES,
} from "#contract/desk/desk-member-terms.ts";
import { getLocale } from "#contract/values/trade.ts";
import { toListSearch } from "../../lists/list-query.ts";
import type { DeskMemberCounts } from "./desk-members.repository.server.ts";
import { MEMBER_FILTERS, type DeskMemberQuery as Query } from "./member-filters.ts";

type MemberFilterLinksProps = { query: Query; counts: DeskMemberCounts };

/** Members in a state, or on the site without something, with how many they are. */
export function MemberFilterLinks({ query, counts }: MemberFilterLinksProps) {
  const toLink = (
    state: Query["state"],
    problem: Query["problem"],
    label: string,
    count: number,
  ) => (
    <Link
      key={label}
      to={toListSearch(MEMBER_FILTERS, { ...query, state, problem })}
      aria-current={state === query.state && problem === query.problem ? "true" : undefined}
      className="desk-filter"
    >
      {label} <span className="figures text-ink-soft">{count.toLocaleString(getLocale())}</span>
    </Link>
  );
  return (
    <>
      <nav aria-label={MEMBER_FILTERS.state.label} className="flex flex-wrap gap-x-1 px-3 pt-2">
        {toLink("all", "", "All", counts.published + counts.draft + counts.hidden)}
        {MEMBER_STATES.map((one) => toLink(one, "", MEMBER_STATE_LABELS[one], counts[one]))}
      </nav>
      <nav
        aria-label={MEMBER_FILTERS.problem.label}
        className="flex flex-wrap items-center gap-x-1 px-3 text-ink-soft"
      >
        {MEMBER_PROBLEMS.map((one) => toLink("all", one, MEMBER_PROBLEM_LABELS[one], counts[one]))}
      </nav>
    </>
  );
}
