import { and, asc, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { interviews } from "#database/tables/interviews.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";

export type InterviewRow = typeof interviews.$inferSelect;
/** What identifies an interview: there is one of a member in a proposal. */
export type InterviewKey = { proposal_id: string; member_id: number };

/** The proposal and the member of an interview, as far as it concerns them. */
export type InterviewParties = {
  proposal_id: string;
  /** At the desk. */
  number: number;
  request_id: number | null;
  client: string;
  client_name: string | null;
  client_email: string | null;
  withdrawn_at: Date | null;
  submited_at: Date | null;
  chosen_ids: number[];
  member_id: number;
  slug: string;
  first_name: string;
  last_name: string;
  position: string;
  timezone: string;
  /** Whether the member is on the site. */
  published: boolean;
  member_email: string | null;
};

/**
 * Undefined for a proposal that was never sent, and for a member who is not in it.
 * @param isLocked the proposal is not withdrawn, and the member not unpublished, before the
 *   transaction ends
 */
export async function findParties(
  db: Queryable,
  { proposal_id, member_id }: InterviewKey,
  isLocked = false,
): Promise<InterviewParties | undefined> {
  const query = db
    .select({
      proposal_id: proposals.id,
      number: deskProposals.id,
      request_id: deskProposals.request_id,
      client: proposals.client,
      client_name: proposals.client_name,
      client_email: proposals.client_email,
      withdrawn_at: proposals.withdrawn_at,
      submited_at: proposals.submited_at,
      chosen_ids: proposals.chosen_ids,
      member_id: members.id,
      slug: members.slug,
      first_name: members.first_name,
      last_name: members.last_name,
      position: members.position,
      timezone: members.timezone,
      published: members.published,
      member_email: memberPrivate.email,
    })
    .from(proposals)
    .innerJoin(deskProposals, eq(deskProposals.proposal_id, proposals.id))
    .innerJoin(members, eq(members.id, member_id))
    .leftJoin(memberPrivate, eq(memberPrivate.slug, members.slug))
    .where(
      and(
        eq(proposals.id, proposal_id),
        eq(proposals.published, true),
        sql`${proposals.members} @> ${JSON.stringify([{ member_id }])}::jsonb`,
      ),
    );
  const [row] = await (isLocked ? query.for("share", { of: [proposals, members] }) : query);
  return row;
}

/** The proposal with a number of the desk. */
export async function findProposalId(db: Queryable, number: number): Promise<string | undefined> {
  const [row] = await db
    .select({ id: deskProposals.proposal_id })
    .from(deskProposals)
    .where(eq(deskProposals.id, number));
  return row?.id;
}

const isOf = ({ proposal_id, member_id }: InterviewKey) =>
  and(eq(interviews.proposal_id, proposal_id), eq(interviews.member_id, member_id));

export async function findInterview(
  db: Queryable,
  key: InterviewKey,
): Promise<InterviewRow | undefined> {
  const [row] = await db.select().from(interviews).where(isOf(key));
  return row;
}

/** One change of an interview comes after the other. */
export async function lockInterview(
  tx: Transaction,
  key: InterviewKey,
): Promise<InterviewRow | undefined> {
  const [row] = await tx.select().from(interviews).where(isOf(key)).for("update");
  return row;
}

export function listInterviewsOfProposal(
  db: Queryable,
  proposal_id: string,
): Promise<InterviewRow[]> {
  return db
    .select()
    .from(interviews)
    .where(eq(interviews.proposal_id, proposal_id))
    .orderBy(asc(interviews.id));
}

/** Agreed times after a moment, other than that of an interview, of its member or its client. */
export function listTakenTimes(db: Queryable, key: InterviewKey, after: Date) {
  return db
    .select({ starts_at: interviews.starts_at, ends_at: interviews.ends_at })
    .from(interviews)
    .where(
      and(
        eq(interviews.status, "agreed"),
        gt(interviews.ends_at, after),
        or(eq(interviews.member_id, key.member_id), eq(interviews.proposal_id, key.proposal_id)),
        or(ne(interviews.member_id, key.member_id), ne(interviews.proposal_id, key.proposal_id)),
      ),
    );
}

export type InterviewValues = Omit<typeof interviews.$inferInsert, "id" | "sequence">;

/** The time belongs to another interview of the member or the client. */
export class InterviewTimeTakenError extends Error {}

const EXCLUSION_VIOLATION = "23P01";

/**
 * Stores an interview as its next sequence; undefined when there is one that was not there before.
 * @throws InterviewTimeTakenError; the transaction goes on
 */
export async function saveInterview(
  tx: Transaction,
  before: Pick<InterviewRow, "id"> | undefined,
  values: InterviewValues,
): Promise<InterviewRow | undefined> {
  return tx
    .transaction(async (savepoint) => {
      const [row] = before
        ? await savepoint
            .update(interviews)
            .set({ ...values, sequence: sql`${interviews.sequence} + 1` })
            .where(eq(interviews.id, before.id))
            .returning()
        : await savepoint
            .insert(interviews)
            .values({ ...values, sequence: 1 })
            .onConflictDoNothing({ target: [interviews.proposal_id, interviews.member_id] })
            .returning();
      return row;
    })
    .catch((error: Error & { cause?: { code?: string } }) => {
      throw error.cause?.code === EXCLUSION_VIOLATION ? new InterviewTimeTakenError() : error;
    });
}
