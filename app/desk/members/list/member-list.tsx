import { toAvailability, toDateText } from "#app/developers/parts/member-texts.ts";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { MEMBER_PROBLEM_LABELS } from "#contract/desk/desk-member-terms.ts";
import { SENIORITY_LABELS } from "#contract/members/member-terms.ts";
import { countryName } from "#contract/values/countries.ts";
import type { DeskList } from "../../lists/list-page.tsx";
import { RowLink } from "../../lists/list-table.tsx";
import { useDeskTime } from "../../time/desk-time.ts";
import { MEMBER_FILTERS } from "./member-filters.ts";
import { toMemberPagePath } from "./member-path.ts";
import { MemberStateLabel } from "./member-state-label.tsx";
import type { DeskMemberRow } from "./members-list.service.server.ts";

export const MEMBERS: DeskList<DeskMemberRow, typeof MEMBER_FILTERS> = {
  title: "Members",
  caption: "Members",
  placeholder: "Search name, email or technology",
  filters: MEMBER_FILTERS,
  toKey: (row) => row.slug,
  columns: [
    {
      label: "Name",
      cell: (row) => (
        <>
          <RowLink to={toMemberPagePath(row.slug)}>{row.name}</RowLink>
          <span className="block truncate text-ink-soft">{row.position}</span>
          <span className="block text-ink-soft md:hidden">{toProblemText(row)}</span>
        </>
      ),
      className: "w-full max-w-0 md:w-[40%] lg:w-[28%]",
    },
    {
      label: "Level",
      cell: (row) => (row.seniority_level ? SENIORITY_LABELS[row.seniority_level] : null),
      from: "lg",
    },
    {
      label: "Rate",
      cell: ({ sales_rate, sales_currency }) =>
        sales_rate !== null && sales_currency ? toMoney(sales_rate, sales_currency) : null,
      from: "lg",
      className: "figures whitespace-nowrap text-right",
    },
    {
      label: "Country",
      cell: (row) => countryName(row.country_code),
      from: "xl",
      className: "max-w-36 truncate",
    },
    {
      label: "Availability",
      cell: (row) => <Availability row={row} />,
      from: "lg",
      className: "whitespace-nowrap",
    },
    { label: "Missing", cell: toProblemText, from: "md", className: "text-ink-soft md:w-[22%]" },
    {
      label: "State",
      cell: (row) => (
        <>
          <MemberStateLabel state={row.state} />
          {row.has_draft ? <span className="block text-ink-soft">change not published</span> : null}
        </>
      ),
      className: "whitespace-nowrap",
    },
  ],
  file: "members",
  create: { to: "/desk/members/new", label: "New member" },
  empty: {
    title: "No members yet",
    text: "Create one, accept an application, or import members with the content.",
  },
  noMatch: { title: "No members match", text: "Try fewer words or another filter." },
};

function toProblemText({ problems }: DeskMemberRow): string {
  const [first, ...others] = problems.map((problem) => MEMBER_PROBLEM_LABELS[problem]);
  return [first, ...others.map((label) => label.toLowerCase())].join(", ");
}

function Availability({ row }: { row: DeskMemberRow }) {
  const { today } = useDeskTime();
  const { isNow, from, confirmed, isStale } = toAvailability(row, today);
  return (
    <>
      <span className={isStale ? "text-ink-soft" : undefined}>
        {from === undefined ? "On request" : isNow ? "Now" : `From ${toDateText(from)}`}
      </span>
      {confirmed ? (
        <span className="block text-ink-soft">confirmed {toDateText(confirmed)}</span>
      ) : null}
    </>
  );
}
