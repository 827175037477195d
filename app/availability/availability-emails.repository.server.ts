import { and, asc, desc, eq, gt, isNotNull, isNull, lt, notExists, or, sql } from "drizzle-orm";
import type { AvailabilityAnswer } from "#contract/members/availability-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { availabilityEmails } from "#database/tables/availability.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { staff } from "#database/tables/staff.ts";

/** A member of the site as far as availability is concerned. */
export type AvailableMember = {
  id: number;
  slug: string;
  first_name: string;
  last_name: string;
  timezone: string;
  available_from: string | null;
  availability_confirmed_at: string | null;
};

const member = {
  id: members.id,
  slug: members.slug,
  timezone: members.timezone,
  first_name: members.first_name,
  last_name: members.last_name,
  available_from: members.available_from,
  availability_confirmed_at: members.availability_confirmed_at,
};
const { slug, email, availability_stopped_at } = memberPrivate;
const isShown = and(eq(members.slug, slug), eq(members.published, true));

/** Where a published member is asked by email, and whether they stopped that. */
export type AskableMember = AvailableMember & {
  email: string | null;
  availability_stopped_at: Date | null;
};

/** Undefined for a member who is not on the site, and for one without private data. */
export async function findAskable(db: Queryable, of: string): Promise<AskableMember | undefined> {
  const [row] = await db
    .select({ ...member, email, availability_stopped_at })
    .from(memberPrivate)
    .innerJoin(members, isShown)
    .where(eq(slug, of));
  return row;
}

/** Until the transaction ends no other one asks the member. */
export async function lockPrivate(tx: Transaction, of: string): Promise<void> {
  await tx.select({ slug }).from(memberPrivate).where(eq(slug, of)).for("update");
}

/** When a member was asked last. */
export async function findLastAsked(db: Queryable, of: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ asked_at: availabilityEmails.asked_at })
    .from(availabilityEmails)
    .where(eq(availabilityEmails.slug, of))
    .orderBy(desc(availabilityEmails.asked_at))
    .limit(1);
  return row?.asked_at;
}

/** Which members are asked: of those who were neither asked nor have confirmed since. */
export type DueSince = { confirmedBefore: string; askedBefore: Date };

/** Slugs of members with an address who are due, those who confirmed longest ago first. */
export async function listDue(
  db: Queryable,
  { confirmedBefore, askedBefore }: DueSince,
  limit: number,
): Promise<string[]> {
  const confirmed = members.availability_confirmed_at;
  const wasAsked = db
    .select({ id: availabilityEmails.id })
    .from(availabilityEmails)
    .where(and(eq(availabilityEmails.slug, slug), gt(availabilityEmails.asked_at, askedBefore)));
  const rows = await db
    .select({ slug })
    .from(memberPrivate)
    .innerJoin(members, isShown)
    .where(
      and(
        isNotNull(email),
        isNull(availability_stopped_at),
        or(isNull(confirmed), lt(confirmed, confirmedBefore)),
        notExists(wasAsked),
      ),
    )
    .orderBy(sql`${confirmed} nulls first`, asc(slug))
    .limit(limit);
  return rows.map((row) => row.slug);
}

export async function insertEmail(
  tx: Transaction,
  row: Pick<
    typeof availabilityEmails.$inferInsert,
    "slug" | "token_hash" | "recipient_hash" | "staff_id" | "asked_at"
  >,
): Promise<void> {
  await tx.insert(availabilityEmails).values(row);
}

/** An email by the hash of its link; `member` is null once the profile was removed. */
export async function findEmail(db: Queryable, token_hash: string) {
  const { id, recipient_hash, asked_at, answered_at } = availabilityEmails;
  const [row] = await db
    .select({
      id,
      slug,
      recipient_hash,
      asked_at,
      answered_at,
      email,
      availability_stopped_at,
      member,
    })
    .from(availabilityEmails)
    .innerJoin(memberPrivate, eq(slug, availabilityEmails.slug))
    .leftJoin(members, isShown)
    .where(eq(availabilityEmails.token_hash, token_hash));
  return row;
}

/** @returns false when the email was erased in the meantime */
export async function recordAnswer(
  tx: Transaction,
  id: number,
  answer: { answered_at: Date; answer: AvailabilityAnswer; available_from: string | null },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(availabilityEmails)
    .set(answer)
    .where(eq(availabilityEmails.id, id));
  return rowCount === 1;
}

/** Stops emails to a member, or with null allows them again; a later stop keeps the first time. */
export async function setStopped(tx: Queryable, of: string, at: Date | null): Promise<void> {
  await tx
    .update(memberPrivate)
    .set({ availability_stopped_at: at && sql`coalesce(${availability_stopped_at}, ${at})` })
    .where(eq(slug, of));
}

/** Emails to a member with who asked, the latest first. */
export function listEmails(db: Queryable, of: string, limit: number) {
  const { id, asked_at, answered_at, answer, available_from, staff_id } = availabilityEmails;
  return db
    .select({ id, asked_at, answered_at, answer, available_from, asked_by: staff.name })
    .from(availabilityEmails)
    .leftJoin(staff, eq(staff.id, staff_id))
    .where(eq(availabilityEmails.slug, of))
    .orderBy(desc(asked_at), desc(id))
    .limit(limit);
}
