import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { DeskList } from "../../lists/list-page.tsx";
import { RowLink } from "../../lists/list-table.tsx";
import { toShortDate } from "../../time/desk-time.ts";
import { TimeText } from "../../time/time-text.tsx";
import type { DeskProposalRow } from "../desk-proposals.repository.server.ts";
import { PROPOSAL_FILTERS } from "../proposal-filters.ts";
import { toProposalPath } from "../proposal-state.ts";
import { ProposalStateLabel } from "./proposal-state-label.tsx";

export const PROPOSALS: DeskList<DeskProposalRow, typeof PROPOSAL_FILTERS> = {
  title: "Proposals",
  caption: "Proposals, last changed first",
  placeholder: "Search client, email or reference",
  filters: PROPOSAL_FILTERS,
  toKey: (row) => row.id,
  columns: [
    {
      label: "Client",
      cell: (row) => (
        <>
          <RowLink to={toProposalPath(row.id)}>
            {row.client || "No client yet"}
            {row.reference ? (
              <span className="figures font-normal text-ink-soft"> · {row.reference}</span>
            ) : null}
          </RowLink>
          <span className="block truncate text-ink-soft md:hidden">
            {toDeveloperCount(row.members)}
          </span>
        </>
      ),
      className: "w-full max-w-0 lg:w-[32%]",
    },
    {
      label: "State",
      cell: (row) => (
        <>
          <ProposalStateLabel state={row.state} />
          {row.has_draft ? <span className="text-ink-soft"> · change not sent</span> : null}
        </>
      ),
      className: "whitespace-nowrap",
    },
    {
      get label() {
        return withNoun("Developers");
      },
      cell: (row) => row.members,
      from: "md",
      className: "figures",
    },
    {
      label: "Opened",
      cell: (row) => <Opened row={row} />,
      from: "lg",
      className: "whitespace-nowrap",
    },
    {
      label: "Valid until",
      cell: (row) => (row.valid_until ? toShortDate(row.valid_until) : null),
      from: "lg",
      className: "figures whitespace-nowrap",
    },
    {
      label: "Prepared by",
      cell: (row) => row.prepared_by,
      from: "lg",
      className: "max-w-40 truncate",
    },
    {
      label: "Changed",
      cell: (row) => <TimeText at={row.changed_at} />,
      className: "whitespace-nowrap text-right",
    },
  ],
  file: "proposals",
  create: { to: "/desk/proposals/new", label: "New proposal" },
  empty: { title: "No proposals yet", text: "Create one from a request, or start from scratch." },
  noMatch: { title: "No proposals match", text: "Try fewer words or another state." },
};

function Opened({ row }: { row: DeskProposalRow }) {
  if (row.opened_count > 0 && row.opened_last_at) {
    return (
      <>
        <span className="figures">{row.opened_count}×</span>
        <span className="text-ink-soft">
          {" "}
          · last <TimeText at={row.opened_last_at} />
        </span>
      </>
    );
  }
  // Answers came before openings were counted.
  const text = row.state === "answered" ? "Not counted" : "Not yet";
  return <span className="text-ink-soft">{text}</span>;
}
