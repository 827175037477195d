import { and, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { emailDeliveries } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { type EmailAddress, toMessageId } from "#services/email/email.server.ts";
import type { Conversation } from "#services/email/email-worker.server.ts";

const {
  mail_id,
  request_id,
  proposal_id,
  subject,
  queued_at,
  send_at,
  is_undoable,
  sent_at,
  cancelled_at,
} = emailDeliveries;

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
  const earlier = await listEarlier(db, own, and(ne(mail_id, id), lte(queued_at, own.queued_at)));
  return {
    reference: own.reference,
    references: earlier
      .filter(({ at }) => at <= own.queued_at)
      .flatMap((row) => ("mail_id" in row ? toMessageId(row.mail_id, from) : (row.id ?? []))),
    subject: toAnswerSubject(earlier),
  };
}

/** The subject of an answer to the emails about a request so far; undefined where there is none. */
export async function findAnswerSubject(db: Queryable, id: number): Promise<string | undefined> {
  return (await listAnswerSubjects(db, [id])).get(id);
}

/** The same for many requests; those without one are not in it. */
export async function listAnswerSubjects(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const sent = await db
    .select({ about: request_id, mail_id, at: queued_at, subject })
    .from(emailDeliveries)
    .where(and(inArray(request_id, [...ids]), isOut));
  const rows = [...sent, ...(await listReceived(db, ids))];
  const oldestFirst = rows.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const byRequest = Map.groupBy(oldestFirst, ({ about }) => about ?? 0);
  return new Map(
    [...byRequest].flatMap(([id, earlier]) => {
      const answer = toAnswerSubject(earlier);
      return answer ? [[id, answer] as const] : [];
    }),
  );
}

/** `Re:`, and what the programs of other languages write in its place. */
const ANSWER = /^(?:(?:re|aw|sv|vs|odp|antw|rv|ref|r|回复|答复|返信)\s*(?:\[\d+\])?\s*[:：]\s*)+/i;

/**
 * Mail programs show emails as one conversation only where they have one subject: that of our first
 * one, which may answer theirs. An older email of theirs that is added by hand changes nothing.
 */
function toAnswerSubject(
  earlier: readonly { subject: string | null; mail_id?: string }[],
): string | undefined {
  const named = earlier.filter(({ subject }) => subject?.trim());
  const first = (named.find(({ mail_id }) => mail_id) ?? named[0])?.subject;
  return first ? `Re: ${first.trim().replace(ANSWER, "")}` : undefined;
}

/** Not those that are planned for later. */
const isOut = and(isNull(cancelled_at), or(isNull(send_at), is_undoable, isNotNull(sent_at)));

type About = Pick<typeof emailDeliveries.$inferSelect, "request_id" | "proposal_id">;

/** Emails to the person and from them, oldest first. */
async function listEarlier(db: Queryable, about: About, isEarlier?: SQL) {
  const sent = await listSent(db, about, isEarlier);
  const received = about.request_id === null ? [] : await listReceived(db, [about.request_id]);
  return [...sent, ...received].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function listSent(db: Queryable, about: About, isEarlier: SQL | undefined) {
  const isAbout =
    about.request_id === null
      ? eq(proposal_id, about.proposal_id ?? "")
      : eq(request_id, about.request_id);
  return db
    .select({ mail_id, at: queued_at, subject })
    .from(emailDeliveries)
    .where(and(isAbout, isEarlier, isOut));
}

/** The subject of a stranger's email is not one of ours. */
async function listReceived(db: Queryable, ids: readonly number[]) {
  const { message_id, received_at, subject, warning } = inboundEmails;
  const rows = await db
    .select({
      id: message_id,
      about: inboundEmails.request_id,
      at: received_at,
      subject,
      warning,
    })
    .from(inboundEmails)
    .where(inArray(inboundEmails.request_id, [...ids]));
  return rows.map((row) => ({ ...row, subject: row.warning === null ? row.subject : null }));
}
