import { Link } from "react-router";
import { toFullName } from "#contract/members/member-terms.ts";
import { CallState } from "../calls/call-state.tsx";
import { type ListColumn, ListTable, RowLink } from "../lists/list-table.tsx";
import { toCallPath } from "../parts/call-path.ts";
import { Panel } from "../parts/panel.tsx";
import { StateLabel } from "../parts/state-label.tsx";
import { PlacementLine } from "../placements/placement-line.tsx";
import { ProposalStateLabel } from "../proposals/page/proposal-state-label.tsx";
import { toProposalPath } from "../proposals/proposal-state.ts";
import type { DeskRequestRow } from "../requests/desk-requests.repository.server.ts";
import { toShownReply } from "../requests/event-text.ts";
import { toIntent, toRequestPath } from "../requests/request-intent.ts";
import { TimeText } from "../time/time-text.tsx";
import type { PersonPageData } from "./person-page.service.server.ts";
import type { Said } from "./said.repository.server.ts";

const COLUMNS: readonly ListColumn<DeskRequestRow>[] = [
  {
    label: "Request",
    cell: (row) => (
      <>
        <RowLink to={toRequestPath(row)}>
          {toIntent(row)}
          {row.project_type ? (
            <span className="font-normal text-ink-soft"> · {row.project_type}</span>
          ) : null}
        </RowLink>
        <span className="block truncate text-ink-soft">{row.name}</span>
      </>
    ),
    className: "w-full max-w-0",
  },
  {
    label: "State",
    cell: (row) => <StateLabel state={row.state} />,
    className: "whitespace-nowrap",
  },
  {
    label: "Owner",
    cell: (row) => row.owner,
    from: "lg",
    className: "max-w-40 truncate",
  },
  {
    label: "Sent",
    cell: (row) => <TimeText at={row.submitted_at} />,
    className: "whitespace-nowrap text-right",
  },
];

type SentProps = { rows: readonly DeskRequestRow[]; total: number; empty: string };

/** Requests and applications. */
export function Sent({ rows, total, empty }: SentProps) {
  return (
    <section className="border-line border-t pt-4 pb-2">
      <h2 className="mb-2 px-4 font-semibold text-sm">Requests and applications</h2>
      {rows.length === 0 ? (
        <p className="px-4 pb-2 text-ink-soft">{empty}</p>
      ) : (
        <ListTable
          caption="Requests and applications, newest first"
          columns={COLUMNS}
          rows={rows}
          toKey={({ id }) => id}
        />
      )}
      {total > rows.length ? (
        <p className="px-4 py-2 text-ink-soft">
          The newest {rows.length} of {total}.
        </p>
      ) : null}
    </section>
  );
}

export function Proposals({ proposals }: Pick<PersonPageData, "proposals">) {
  if (proposals.length === 0) return null;
  return (
    <Panel title="Proposals">
      <ul>
        {proposals.map(({ id, client, state, changed_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-1">
            <Link className="link" to={toProposalPath(id)}>
              Proposal {id} for {client}
            </Link>
            <ProposalStateLabel state={state} />
            <span className="text-ink-soft">
              <TimeText at={changed_at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Of the person as client or as member. */
export function Placements({ placements }: Pick<PersonPageData, "placements">) {
  if (placements.length === 0) return null;
  return (
    <Panel title="Placements">
      <ul>
        {placements.map((row) => (
          <PlacementLine key={row.id} placement={row}>
            {toFullName(row)} · {row.company_name || row.client}
          </PlacementLine>
        ))}
      </ul>
    </Panel>
  );
}

export function Calls({ calls }: Pick<PersonPageData, "calls">) {
  if (calls.length === 0) return null;
  return (
    <Panel title="Calls">
      <ul>
        {calls.map((call) => (
          <li key={call.id} className="flex flex-wrap items-center gap-x-4 py-1">
            <Link className="link" to={toCallPath(call)}>
              <TimeText at={call.starts_at} />
            </Link>
            <CallState state={call.state} />
            <span className="text-ink-soft">{call.reference}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What was said last, in whichever thread. */
export function SaidLast({ said }: { said: readonly Said[] }) {
  if (said.length === 0) return null;
  return (
    <Panel title="Last messages and notes">
      <ol className="space-y-3">
        {said.map((one) => (
          <li key={one.id} className="desk-event">
            <p>
              <span className="font-medium">{toWriter(one)}</span>{" "}
              <span className="text-ink-soft">
                {one.kind === "note" ? "wrote a note" : "wrote"} ·{" "}
                <Link to={`${toRequestPath(one)}#entry-${one.id}`} className="link figures">
                  {one.reference}
                </Link>{" "}
                · <TimeText at={one.at} />
              </span>
            </p>
            <p className="line-clamp-3 max-w-reading whitespace-pre-line break-words">
              {one.kind === "reply" ? toShownReply(one.body ?? "") : one.body}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const toWriter = ({ staff, author }: Said): string =>
  staff ?? (author === "client" ? "They" : author === "site" ? "The site" : "Another person");
