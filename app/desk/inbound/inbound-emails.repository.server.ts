import { and, asc, count, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { FormName } from "#contract/clients/forms.ts";
import { MAILBOX_LOCK } from "#database/advisory-locks.ts";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import { inboundEmails } from "#database/tables/inbound-emails.ts";
import { emailDeliveries, messageHash } from "#database/tables/request-events.ts";
import { requests } from "#database/tables/requests.ts";
import { listMessageHashes } from "#services/email/email.server.ts";

export type InboundRow = typeof inboundEmails.$inferSelect;
export type NewInboundRow = typeof inboundEmails.$inferInsert;

/** Where an email is in the mailbox. */
export type EmailPlace = Pick<InboundRow, "mailbox" | "uid">;

const { id, fingerprint, mailbox, uid, state, received_at, message_id, request_id } = inboundEmails;

/**
 * Runs a task unless another process runs one, on a connection of its own: the lock ends with it.
 * @returns whether it ran
 */
export async function withMailboxLock(db: Database, task: () => Promise<void>): Promise<boolean> {
  const client = await db.$client.connect();
  try {
    const query = `select pg_try_advisory_lock(${MAILBOX_LOCK}) as locked`;
    const { rows } = await client.query<{ locked: boolean }>(query);
    if (!rows[0]?.locked) return false;
    try {
      await task();
    } finally {
      await client.query(`select pg_advisory_unlock(${MAILBOX_LOCK})`);
    }
    return true;
  } finally {
    client.release();
  }
}

/** What is stored of some emails of a mailbox. */
export function listKnown(
  db: Queryable,
  ofMailbox: string,
  uids: readonly number[],
): Promise<Pick<InboundRow, "uid" | "state">[]> {
  return db
    .select({ uid, state })
    .from(inboundEmails)
    .where(and(eq(mailbox, ofMailbox), inArray(uid, [...uids])));
}

/** Emails that staff have put into a thread and that are still to be fetched. */
export type AssignedEmail = Pick<InboundRow, "id" | "state" | "mailbox" | "uid"> & {
  reference: string;
};

export function listAssigned(db: Queryable): Promise<AssignedEmail[]> {
  return db
    .select({ id, state, mailbox, uid, reference: requests.reference })
    .from(inboundEmails)
    .innerJoin(requests, eq(requests.id, request_id))
    .where(eq(state, "assigned"))
    .orderBy(asc(id));
}

/** @returns its id; undefined when a copy of it is stored */
export async function insertInbound(
  tx: Transaction,
  row: NewInboundRow,
): Promise<number | undefined> {
  const [stored] = await tx
    .insert(inboundEmails)
    .values(row)
    .onConflictDoNothing()
    .returning({ id });
  return stored?.id;
}

/** Records where an email is now, after the server numbered its emails anew. */
export async function moveInbound(
  tx: Transaction,
  copyOf: string,
  place: EmailPlace,
): Promise<Pick<InboundRow, "state"> | undefined> {
  const [row] = await tx
    .select({ state, mailbox })
    .from(inboundEmails)
    .where(eq(fingerprint, copyOf));
  if (!row || row.mailbox === place.mailbox) return undefined;
  await tx.update(inboundEmails).set(place).where(eq(fingerprint, copyOf));
  return row;
}

/** @returns false when it is not in the state any more */
export async function updateInbound(
  tx: Queryable,
  row: Pick<InboundRow, "id" | "state">,
  fields: Partial<NewInboundRow>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(inboundEmails)
    .set(fields)
    .where(and(eq(id, row.id), eq(state, row.state)));
  return rowCount === 1;
}

/** The request whose emails, to the client or from them, have one of these message ids. */
export async function findAnswered(
  db: Queryable,
  ids: readonly string[],
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const hashes = listMessageHashes(ids);
  const { reference } = requests;
  const [sent] = hashes.length
    ? await db
        .select({ reference })
        .from(emailDeliveries)
        .innerJoin(requests, eq(requests.id, emailDeliveries.request_id))
        .where(inArray(messageHash(emailDeliveries.mail_id), hashes))
        .orderBy(desc(emailDeliveries.queued_at))
        .limit(1)
    : [];
  if (sent) return sent.reference;
  const [received] = await db
    .select({ reference })
    .from(inboundEmails)
    .innerJoin(requests, eq(requests.id, request_id))
    .where(and(inArray(message_id, [...ids]), eq(state, "stored")))
    .orderBy(desc(inboundEmails.id))
    .limit(1);
  return received?.reference;
}

/** Records that emails were returned. @returns how many of them there are */
export async function markReturned(
  tx: Transaction,
  ids: readonly string[],
  { reason, at }: { reason: string; at: Date },
): Promise<number> {
  const hashes = listMessageHashes(ids);
  if (hashes.length === 0) return 0;
  const { rowCount } = await tx
    .update(emailDeliveries)
    .set({ bounced_at: at, reason })
    .where(inArray(messageHash(emailDeliveries.mail_id), hashes));
  return rowCount ?? 0;
}

/** An email that staff decide about. */
export type UnmatchedRow = Pick<
  InboundRow,
  "id" | "state" | "reason" | "sender" | "sender_name" | "subject" | "received_at"
> & {
  /** Of the last request from the address of the sender. */
  reference: string | null;
};

/**
 * Emails that staff decide about, the latest first.
 * @param forms whose requests are offered for them
 */
export function listUnmatched(
  db: Queryable,
  forms: readonly FormName[],
  limit: number,
): Promise<UnmatchedRow[]> {
  const { sender, sender_name, subject, reason } = inboundEmails;
  const { reference, email, form } = requests;
  const ofSender = db
    .select({ reference })
    .from(requests)
    .where(and(eq(sql`lower(${email})`, sql`lower(${sender})`), inArray(form, [...forms])))
    .orderBy(desc(requests.id))
    .limit(1)
    .as("of_sender");
  return db
    .select({
      id,
      state,
      reason,
      sender,
      sender_name,
      subject,
      received_at,
      reference: ofSender.reference,
    })
    .from(inboundEmails)
    .leftJoinLateral(ofSender, sql`true`)
    .where(inArray(state, ["unmatched", "assigned"]))
    .orderBy(desc(received_at), desc(id))
    .limit(limit);
}

/** An email that staff ignored or assigned, with the request that it is in; undefined for others. */
export async function findDecided(tx: Transaction, ofEmail: number) {
  const { event_id, reason } = inboundEmails;
  const [row] = await tx
    .select({ id, state, event_id, reference: requests.reference })
    .from(inboundEmails)
    .leftJoin(requests, eq(requests.id, request_id))
    .where(
      and(
        eq(id, ofEmail),
        inArray(state, ["ignored", "assigned", "stored"]),
        isNotNull(reason),
        isNotNull(inboundEmails.sender),
      ),
    );
  return row;
}

export async function countUnmatched(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(inboundEmails)
    .where(eq(state, "unmatched"));
  return row?.count ?? 0;
}
