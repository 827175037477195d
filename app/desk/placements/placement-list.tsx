import { toFullName } from "#contract/members/member-terms.ts";
import { toDateText } from "#platform/time/date-text.ts";
import type { DeskList } from "../lists/list-page.tsx";
import { type ListColumn, RowLink } from "../lists/list-table.tsx";
import { PLACEMENT_FILTERS } from "./placement-filters.ts";
import type { ShownPlacement } from "./placement-list.service.server.ts";
import { PlacementStateLabel } from "./placement-state-label.tsx";
import { toPlacementPath } from "./placement-terms.ts";
import { toMarginText, toRateText } from "./placement-texts.ts";

const toClient = ({ client, company_name }: ShownPlacement) => company_name || client;

const MARGIN: ListColumn<ShownPlacement> = {
  label: "Margin",
  cell: (row) => toMarginText(row.margin, row.client_currency),
  from: "lg",
  className: "figures whitespace-nowrap",
};

const COLUMNS: readonly ListColumn<ShownPlacement>[] = [
  {
    label: "Member",
    cell: (row) => (
      <>
        <RowLink to={toPlacementPath(row.id)}>
          {toFullName(row)}
          <span className="font-normal text-ink-soft"> · {toClient(row)}</span>
        </RowLink>
        <span className="block truncate text-ink-soft md:hidden">
          {toRateText(row.client_rate, row.client_currency)}
        </span>
      </>
    ),
    className: "w-full max-w-0 lg:w-[34%]",
  },
  {
    label: "State",
    cell: (row) => <PlacementStateLabel placement={row} />,
    className: "whitespace-nowrap",
  },
  {
    label: "Client rate",
    cell: (row) => toRateText(row.client_rate, row.client_currency),
    from: "md",
    className: "figures whitespace-nowrap",
  },
  MARGIN,
  {
    label: "Hours",
    cell: (row) => (row.hours_per_week ? `${row.hours_per_week} / week` : null),
    from: "xl",
    className: "figures whitespace-nowrap",
  },
  {
    label: "Start",
    cell: (row) => toDateText(row.starts_on),
    from: "lg",
    className: "figures whitespace-nowrap",
  },
  {
    label: "End",
    cell: (row) => {
      const end = row.ended_on ?? row.ends_on;
      return end ? toDateText(end) : <span className="text-ink-soft">Open</span>;
    },
    from: "sm",
    className: "figures whitespace-nowrap",
  },
];

export const PLACEMENTS: DeskList<ShownPlacement, typeof PLACEMENT_FILTERS> = {
  title: "Placements",
  caption: "Placements, those that end first at the top",
  placeholder: "Search member, client or reference",
  filters: PLACEMENT_FILTERS,
  toKey: (row) => row.id,
  columns: COLUMNS,
  file: "placements",
  create: { to: "/desk/placements/new", label: "New placement" },
  empty: {
    title: "Nobody is placed",
    text: "Record a placement from a won request, or here.",
  },
  noMatch: { title: "No placements match", text: "Try fewer words or another state." },
};

const { create, ...readOnly } = PLACEMENTS;

/** For roles that change nothing and see no own rates. */
export const READ_ONLY_PLACEMENTS: typeof PLACEMENTS = {
  ...readOnly,
  columns: COLUMNS.filter((column) => column !== MARGIN),
};
