import { findConversation } from "#app/requests/emails/conversations.repository.server.ts";
import { findRequest } from "#app/requests/records/requests.repository.server.ts";
import { toStepsBlock } from "#app/requests/stations/station-block.server.ts";
import { STATUS_NOUNS } from "#app/requests/status-link/status-link.server.ts";
import type { Queryable } from "#database/client.server.ts";
import type { EmailAddress } from "#services/email/email.server.ts";
import type { Conversation } from "#services/email/email-worker.server.ts";
import { readWay } from "./request-way.service.server.ts";

/**
 * The conversation of an email that is being sent, which ends with the stations of its request as
 * they are now: a reminder was written weeks before.
 */
export async function findEmailConversation(
  db: Queryable,
  id: string,
  { from, to, now }: { from: EmailAddress; to: EmailAddress; now: Date },
): Promise<Conversation | undefined> {
  const conversation = await findConversation(db, id, from);
  const reference = conversation?.reference;
  const request = reference ? await findRequest(db, reference) : undefined;
  if (!conversation || !request) return conversation;
  // A proposal may go to a colleague of the client, who has no part in the rest.
  if (to.address.toLowerCase() !== request.email?.toLowerCase()) return conversation;
  const { stations } = await readWay(db, request, { now, sending: id });
  const title = `Your ${STATUS_NOUNS[request.form]} so far`;
  return { ...conversation, closing: toStepsBlock(title, stations) };
}
