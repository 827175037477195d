import { Link } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { TimeText } from "../../time/time-text.tsx";
import { toProposalPath } from "../proposal-state.ts";
import type { RequestProposals as Proposals } from "../request-proposals.service.server.ts";
import { ProposalStateLabel } from "./proposal-state-label.tsx";

type RequestProposalsProps = { reference: string; proposals: Proposals };

/** Proposals that were made for a request, or the one that it answers. */
export function RequestProposals({ reference, proposals }: RequestProposalsProps) {
  const { made, answered } = proposals;
  return (
    <Panel title="Proposals">
      {answered === undefined ? null : (
        <p className="mb-2">
          Answers{" "}
          <Link className="link" to={toProposalPath(answered)}>
            proposal {answered}
          </Link>
        </p>
      )}
      {made.length > 0 ? (
        <ul className="mb-2">
          {made.map(({ id, state, changed_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 py-1">
              <Link className="link" to={toProposalPath(id)}>
                Proposal {id}
              </Link>
              <ProposalStateLabel state={state} />
              <span className="text-ink-soft">
                <TimeText at={changed_at} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Link
        to={`/desk/proposals/new?request=${reference}`}
        data-shortcut="c"
        className="desk-button"
      >
        Create proposal
      </Link>
    </Panel>
  );
}
