import type { Services } from "#services/services.server.ts";
import { findSignedInStaff } from "#services/staff/signed-in-staff.server.ts";
import { addProposalEvent } from "../proposal-events.repository.server.ts";
import { countOpening, findProposalRow } from "../proposals.repository.server.ts";
import { isOpening } from "./proposal-opening.ts";

/** A reload within this time is the same opening. */
const VISIT_MS = 30 * 60_000;

type Deps = Pick<Services, "db" | "env" | "clock">;

/**
 * Counts that a client has opened a proposal, as its page says once a person sees it. Staff who are
 * signed in and bots do not count. Stored is when and how often, nothing about who.
 */
export async function recordOpening(
  deps: Deps,
  id: string,
  request: Pick<Request, "headers">,
): Promise<void> {
  if (!isOpening(request) || (await findSignedInStaff(deps, request.headers))) return;
  const now = deps.clock();
  const since = new Date(now.getTime() - VISIT_MS);
  await deps.db.transaction(async (tx) => {
    const counted = await countOpening(tx, id, { now, since });
    if (!counted?.isFirst) return;
    const version = (await findProposalRow(tx, id))?.version ?? 1;
    await addProposalEvent(tx, { proposal_id: id, staff_id: null, to: "opened", version });
  });
}
