import {
  type SendTime,
  trackEmail,
} from "#app/requests/emails/email-tracking.repository.server.ts";
import type { ChangedRequest } from "#app/requests/records/request-changes.repository.server.ts";
import type { Reply } from "#contract/desk/desk-request.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import type { Actor } from "#services/audit/actor.ts";
import type { Services } from "#services/services.server.ts";
import { claimUpload } from "#services/uploads/uploads.repository.server.ts";
import { ChangedMeanwhileError } from "./changed-meanwhile-error.ts";
import { enqueueReply } from "./enqueue-replies.service.server.ts";
import { findReply } from "./request-events.repository.server.ts";

/**
 * Sends an email to who sent the request, with its copy in the timeline, in the transaction. It
 * continues the conversation of the emails before.
 * @param time until which it can be cancelled
 * @returns false for the same key again, which sends nothing
 * @throws ChangedMeanwhileError for a key with another text
 * @throws PublicError 422 when no email address was given, or the attached file has expired
 */
export async function sendReply(
  deps: Pick<Services, "queue" | "env" | "clock">,
  tx: Transaction,
  staff: Actor,
  request: ChangedRequest,
  {
    key,
    subject,
    body,
    attachment: upload,
  }: Pick<Reply, "key" | "subject" | "body" | "attachment">,
  time: SendTime,
): Promise<boolean> {
  const { id } = request;
  if (!request.email) throw unprocessable({ body: ["They gave no email address"] });
  if (!(await trackEmail(tx, key, { request_id: id }, time))) {
    const sent = await findReply(tx, key);
    if (sent?.subject === subject && sent.body === body) return false;
    throw new ChangedMeanwhileError(
      "You already sent this reply, before your last changes to it. Send it again for a second email.",
    );
  }
  const claim = { purpose: "reply", request_id: id, field: "attachment" } as const;
  const file = upload ? await claimUpload(tx, upload, claim) : undefined;
  const { email } = request;
  await enqueueReply(deps, tx, staff, { ...request, email }, { key, subject, body, file }, time);
  return true;
}
