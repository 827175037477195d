import { cancelCallByClient } from "#app/booking/calls/call-changes.service.server.ts";
import { cancelScheduledMails } from "#app/requests/mails/scheduled-mails.repository.server.ts";
import {
  lockRequest,
  setDecidedAt,
  updateFields,
} from "#app/requests/records/request-changes.repository.server.ts";
import { STATUS_NOUNS } from "#app/requests/status-link/status-link.server.ts";
import { PublicError } from "#platform/errors.ts";
import type { Services } from "#services/services.server.ts";
import { enqueueOperatorNews } from "./operator-news.server.ts";
import { insertOwnEvent } from "./status.repository.server.ts";
import { describe, getByStatusToken } from "./status.service.server.ts";
import { canWithdraw, isWithdrawn } from "./status-words.ts";

/**
 * Withdraws a request or application: it is closed with that reason, its call is cancelled, emails
 * that wait are not sent, and the agency is told. A second time nothing happens.
 * @throws PublicError 404 for a link that opens nothing, 409 for what is closed already
 */
export async function withdraw(
  deps: Pick<Services, "db" | "queue" | "env" | "clock">,
  token: string,
): Promise<void> {
  const { id, reference, form } = await getByStatusToken(deps.db, token);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    // The call is locked before its request, as a change of the call does.
    const hadCall = await cancelCallByClient(deps, tx, reference, now);
    const request = await lockRequest(tx, reference);
    const described = request && (await describe(tx, await getByStatusToken(tx, token)));
    if (!described || isWithdrawn(described)) return;
    if (!canWithdraw(described)) {
      throw new PublicError(409, `This ${STATUS_NOUNS[form]} is closed already`);
    }
    const state = form === "apply" ? ("rejected" as const) : ("lost" as const);
    const fields = { state, state_reason: "withdrawn", follow_up_on: null } as const;
    await updateFields(tx, { id, expected: request.version }, fields);
    if (form === "apply") await setDecidedAt(tx, id, now);
    await cancelScheduledMails(tx, { request_id: id }, now);
    const change = { field: "state", from: request.state, to: state, reason: "withdrawn" } as const;
    await insertOwnEvent(tx, { request_id: id, kind: "state", change, at: now });
    await enqueueOperatorNews(deps, tx, {
      ...{ request, subject: `Withdrawn: ${reference} from ${request.name}` },
      heading: `${request.name} has withdrawn their ${STATUS_NOUNS[form]}`,
      blocks: [
        {
          kind: "text",
          text: `${reference} is closed.${hadCall ? " Its call is cancelled." : ""} Reply to this email to ask why.`,
        },
      ],
    });
  });
}
