import type { ReactNode } from "react";
import { Link } from "react-router";
import { getLocale } from "#contract/values/trade.ts";
import { Panel } from "../../parts/panel.tsx";
import { toProposalPath } from "../../proposals/proposal-state.ts";
import { toRequestPath } from "../../requests/request-intent.ts";
import type { MemberPage } from "./member-page.service.server.ts";

/** The latest requests and proposals that a member is in. */
export function MemberMentions({ mentions }: Pick<MemberPage, "mentions">) {
  const { requests, proposals } = mentions;
  return (
    <Panel title="Requests and proposals">
      {requests.total + proposals.total === 0 ? (
        <p className="text-ink-soft">No request or proposal includes this member.</p>
      ) : null}
      <Latest title="Requests" {...requests}>
        {requests.rows.map((request) => (
          <li key={request.reference} className="truncate">
            <Link to={toRequestPath(request)} className="link">
              <span className="figures">{request.reference}</span>
            </Link>{" "}
            {request.name}
          </li>
        ))}
      </Latest>
      <Latest title="Proposals" {...proposals}>
        {proposals.rows.map(({ id, client }) => (
          <li key={id} className="truncate">
            <Link to={toProposalPath(id)} className="link">
              Proposal <span className="figures">{id}</span>
            </Link>{" "}
            {client}
          </li>
        ))}
      </Latest>
    </Panel>
  );
}

type LatestProps = { title: string; rows: readonly unknown[]; total: number; children: ReactNode };

function Latest({ title, rows, total, children }: LatestProps) {
  if (total === 0) return null;
  return (
    <>
      <h3 className="mt-2 text-ink-soft">
        {title} (<span className="figures">{total.toLocaleString(getLocale())}</span>
        {total > rows.length ? `, latest ${rows.length}` : ""})
      </h3>
      <ul>{children}</ul>
    </>
  );
}
