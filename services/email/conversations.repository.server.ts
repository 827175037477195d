import { and, asc, eq, isNotNull, isNull, lte, ne, or } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";

/** What an email belongs to. */
export type Conversation = {
  /** Of the request that it is about; null without one. */
  reference: string | null;
  /** Ids of the emails to the client before it, oldest first. */
  earlier: string[];
};

const { mail_id, request_id, proposal_id, queued_at, send_at, sent_at, cancelled_at } =
  emailDeliveries;

/** The conversation of an email about a request, or about a proposal without one. */
export async function findConversation(
  db: Queryable,
  id: string,
): Promise<Conversation | undefined> {
  const [own] = await db
    .select({ request_id, proposal_id, queued_at, reference: requests.reference })
    .from(emailDeliveries)
    .leftJoin(requests, eq(requests.id, request_id))
    .where(eq(mail_id, id));
  if (!own) return undefined;
  const isAbout =
    own.request_id === null
      ? eq(proposal_id, own.proposal_id ?? "")
      : eq(request_id, own.request_id);
  const isEarlier = and(ne(mail_id, id), lte(queued_at, own.queued_at));
  // Not those that are to be sent later.
  const isOut = and(isNull(cancelled_at), or(isNull(send_at), isNotNull(sent_at)));
  const rows = await db
    .select({ mail_id })
    .from(emailDeliveries)
    .where(and(isAbout, isEarlier, isOut))
    .orderBy(asc(queued_at));
  return { reference: own.reference, earlier: rows.map((row) => row.mail_id) };
}
