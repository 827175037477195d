import { randomUUID } from "node:crypto";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { countConfirmation } from "#services/email/email-confirmations.repository.server.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import { insertLink, listLinks, releaseOverdueCall } from "../bookings.repository.server.ts";
import type { ChangeDeps } from "../calls/call-changes.service.server.ts";
import { insertCallEvent } from "../calls/call-events.repository.server.ts";
import { enqueueCallNotices } from "../calls/call-notices.service.server.ts";
import { callOutcomes } from "../calls/call-outcomes.server.ts";
import { insertInvitations } from "./invitations.repository.server.ts";

/** One that fails or is killed is made up for by the next. */
export const CALL_RELEASES: JobKind = {
  name: "call-releases",
  needsClock: true,
  options: { retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 3_600 },
};

/** Releases unconfirmed calls every minute. */
export async function startCallReleases(
  queue: Queue,
  deps: Omit<ChangeDeps, "queue">,
): Promise<void> {
  await queue.work(CALL_RELEASES, () => releaseUnconfirmedCalls({ ...deps, queue }));
  queue.everyMinutes(CALL_RELEASES, 1);
}

/**
 * Releases the times of calls that were not confirmed in time, each in a transaction of its own, and
 * emails their clients once.
 */
export async function releaseUnconfirmedCalls(deps: ChangeDeps): Promise<void> {
  while (await releaseNext(deps)) callOutcomes.inc({ outcome: "released" });
}

/** @returns false when there is none */
function releaseNext(deps: ChangeDeps): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const released = await releaseOverdueCall(tx, now);
    if (!released) return false;
    const { before, after } = released;
    const token = createToken();
    await insertLink(tx, { token_hash: toTokenHash(token), booking_id: after.id });
    // All its links book a call again.
    const { request_id } = after;
    if (request_id === null) throw new Error("A call without a request was released");
    for (const token_hash of await listLinks(tx, after)) {
      await insertInvitations(tx, [{ token_hash, request_id, created_at: now }]);
    }
    const mail_id = (await countConfirmation(tx, "call", after.email)) ? randomUUID() : null;
    const kind = "released" as const;
    await insertCallEvent(tx, {
      call: after,
      kind,
      host: undefined,
      staff_id: null,
      text: undefined,
      mail_id,
    });
    await enqueueCallNotices(deps, tx, { before, after, kind, token, mail_id, now });
    return true;
  });
}
