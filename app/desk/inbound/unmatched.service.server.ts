import { lockRequest } from "#app/requests/records/request-changes.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { UnmatchedChange } from "#contract/desk/inbound.ts";
import { canOwnRequest, listReadableForms } from "#contract/desk/request-access.ts";
import { PublicError, unprocessable } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import {
  countUnmatched,
  listUnmatched,
  updateInbound,
} from "./inbound-emails.repository.server.ts";
import { INBOUND_EMAILS } from "./read-mailbox.service.server.ts";
import { undoDecision } from "./undo-decision.service.server.ts";

const MAX_ROWS = 200;

/** The emails that are in no thread, and the mailbox that they are in. */
export async function readUnmatched(
  { db, env }: Pick<Services, "db" | "env">,
  { role }: Pick<CurrentStaff, "role">,
) {
  const { email } = await getSite(db);
  return {
    mailbox: env.imap ? env.imap.mailbox : null,
    email,
    rows: await listUnmatched(db, listReadableForms(role), MAX_ROWS),
    total: await countUnmatched(db),
  };
}

/**
 * Puts an email into the thread of a request, for which it is fetched again, or ignores it, or takes
 * that back.
 * @throws PublicError 422 for a request that there is not, 409 when a colleague was first
 */
export async function changeUnmatched(
  { db, queue, clock }: Pick<Services, "db" | "queue" | "clock">,
  staff: CurrentStaff,
  change: UnmatchedChange,
): Promise<void> {
  const row = { id: change.id, state: "unmatched" } as const;
  await db.transaction(async (tx) => {
    if (change.intent === "undo") return undoDecision({ clock }, tx, staff, change.id);
    if (change.intent === "ignore") {
      if (!(await updateInbound(tx, row, { state: "ignored" }))) throw alreadyDone();
      await writeAudit(tx, {
        staff_id: staff.id,
        action: "email.ignore",
        subject: `email ${row.id}`,
        fields: [],
      });
      await queue.enqueue(tx, INBOUND_EMAILS, {});
      return;
    }
    const request = await lockRequest(tx, change.reference);
    if (!request || !canOwnRequest({ is_active: true, role: staff.role }, request.form)) {
      throw unprocessable({ reference: ["There is no request with this reference"] });
    }
    const assigned = { state: "assigned", request_id: request.id } as const;
    if (!(await updateInbound(tx, row, assigned))) throw alreadyDone();
    await writeAudit(tx, {
      staff_id: staff.id,
      action: "email.assign",
      subject: request.reference,
      fields: [],
    });
    await queue.enqueue(tx, INBOUND_EMAILS, {});
  });
}

const alreadyDone = () => new PublicError(409, "A colleague has already dealt with this email.");
