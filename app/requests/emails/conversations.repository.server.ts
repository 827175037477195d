import { and, eq, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { type EmailAddress, toMessageId } from "#services/email/email.server.ts";
import type { Conversation } from "#services/email/email-worker.server.ts";

const { mail_id, request_id, proposal_id, queued_at, send_at, is_undoable, sent_at, cancelled_at } =
  emailDeliveries;

/** The conversation of an email about a request, or about a proposal without one. */
export async function findConversation(
  db: Queryable,
  id: string,
  from: EmailAddress,
): Promise<Conversation | undefined> {
  const [own] = await db
    .select({ request_id, proposal_id, queued_at, reference: requests.reference })
    .from(emailDeliveries)
    .leftJoin(requests, eq(requests.id, request_id))
    .where(eq(mail_id, id));
  if (!own) return undefined;
  const sent = await listSent(db, id, own);
  const received = own.request_id === null ? [] : await listReceived(db, own.request_id);
  const references = [
    ...sent.map((row) => ({ id: toMessageId(row.mail_id, from), at: row.at })),
    ...received.filter(({ at }) => at <= own.queued_at),
  ]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((row) => row.id);
  return { reference: own.reference, references };
}

type Own = Pick<typeof emailDeliveries.$inferSelect, "request_id" | "proposal_id" | "queued_at">;

function listSent(db: Queryable, id: string, own: Own) {
  const isAbout =
    own.request_id === null
      ? eq(proposal_id, own.proposal_id ?? "")
      : eq(request_id, own.request_id);
  const isEarlier = and(ne(mail_id, id), lte(queued_at, own.queued_at));
  // Not those that are planned for later.
  const isOut = and(isNull(cancelled_at), or(isNull(send_at), is_undoable, isNotNull(sent_at)));
  return db
    .select({ mail_id, at: queued_at })
    .from(emailDeliveries)
    .where(and(isAbout, isEarlier, isOut));
}

async function listReceived(db: Queryable, id: number): Promise<{ id: string; at: Date }[]> {
  const { message_id, received_at } = inboundEmails;
  const rows = await db
    .select({ id: message_id, at: received_at })
    .from(inboundEmails)
    .where(eq(inboundEmails.request_id, id));
  return rows.flatMap((row) => (row.id === null ? [] : [{ id: row.id, at: row.at }]));
}
