import { insertCallEvent } from "#app/booking/calls/call-events.repository.server.ts";
import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { insertEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { updateWaiting } from "#app/requests/thread/waiting.repository.server.ts";
import type { SourceKind } from "#contract/desk/desk-source-terms.ts";
import { notFound } from "#platform/errors.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import {
  cancelUpcomingCalls,
  countBySource,
  hasSource,
  listBySource,
  markRequestsAsSpam,
} from "./sources.repository.server.ts";

type Deps = Pick<Services, "db" | "clock">;

/**
 * What marking the source of a request as spam would end.
 * @throws PublicError 404
 */
export async function readSource({ db, clock }: Deps, input: string, kinds: readonly SourceKind[]) {
  const [request] = await listRequestsByReference(db, parseReference(input));
  if (!request || request.form === "apply") throw notFound(`There is no request ${input}.`);
  const now = clock();
  const { reference, form, name, email } = request;
  return {
    request: { reference, form, name, email },
    isStored: await hasSource(db, request.id),
    counts: await countBySource(db, request, now),
    ...(await listBySource(db, request, kinds, now)),
  };
}

/**
 * Marks requests as spam and cancels their upcoming calls in one transaction. No emails are sent:
 * the addresses may be invented, or belong to others.
 * @returns how many of each
 */
export function markAsSpam(
  { db, clock }: Deps,
  staff: CurrentStaff,
  references: readonly string[],
): Promise<{ requests: number; calls: number }> {
  return db.transaction(async (tx) => {
    // Calls are locked before their requests, as a change of a call does.
    const calls = await cancelUpcomingCalls(tx, references, clock());
    const marked = await markRequestsAsSpam(tx, references);
    for (const { id, reference, state, version } of marked) {
      await insertEvent(tx, {
        request_id: id,
        staff_id: staff.id,
        kind: "state",
        version: version + 1,
        change: { field: "state", from: state, to: "spam" },
      });
      await updateWaiting(tx, id);
      await writeAudit(tx, {
        staff_id: staff.id,
        action: "request.spam",
        subject: reference,
        fields: calls.some(({ request_id }) => request_id === id) ? ["state", "call"] : ["state"],
      });
    }
    for (const call of calls) {
      await insertCallEvent(tx, {
        call,
        kind: "cancelled",
        host: undefined,
        staff_id: staff.id,
        text: undefined,
        mail_id: null,
      });
    }
    return { requests: marked.length, calls: calls.length };
  });
}
