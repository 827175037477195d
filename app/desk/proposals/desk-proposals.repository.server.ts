import { and, count, desc, eq, ilike, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { ProposalRow } from "#app/proposals/proposals.repository.server.ts";
import type { ProposalState } from "#contract/clients/proposal-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { proposals, proposalVersions } from "#database/tables/proposals.ts";
import { requests } from "#database/tables/requests.ts";
import type { DeskProposalQuery } from "./proposal-filters.ts";

/** Which proposals: every field narrows the list. */
export type DeskProposalFilter = Pick<DeskProposalQuery, "state" | "text"> & {
  /** The day that it is where days begin last: before it a proposal has expired. */
  today: string;
  /** Addresses in lower case, as a query. */
  recipients?: SQL;
  /** With a lower number, for pages by cursor. */
  before?: number | undefined;
};

/** A proposal in the list of the desk. */
export type DeskProposalRow = {
  id: number;
  client: string;
  state: ProposalState;
  members: number;
  /** A change of what was sent waits to be sent. */
  has_draft: boolean;
  prepared_by: string;
  valid_until: string | null;
  opened_count: number;
  opened_last_at: Date | null;
  reference: string | null;
  changed_at: Date;
};

const isDraftVersion = and(
  eq(proposalVersions.proposal_id, proposals.id),
  isNull(proposalVersions.sent_at),
);
const draftText = (field: string) => sql`${proposalVersions.content} ->> ${field}`;
/** Of one that was never sent, what is to be sent counts. */
const isNew = sql`not ${proposals.published}`;
const client = sql<string>`case when ${isNew} then ${draftText("client")} else ${proposals.client} end`;
const validUntil = sql<
  string | null
>`case when ${isNew} then ${draftText("valid_until")} else ${proposals.valid_until}::text end`;

/** The rules of `toProposalState` in SQL. */
const toState = (today: string) => sql<ProposalState>`case
  when ${isNew} then 'draft'
  when ${proposals.withdrawn_at} is not null then 'withdrawn'
  when ${proposals.submited_at} is not null then 'answered'
  when ${proposals.valid_until} < ${today}::date then 'expired'
  when ${proposals.opened_at} is null then 'sent'
  else 'opened' end`;

/** The rows of a filter, where proposals, their drafts and their requests are joined. */
export function toCondition({
  state,
  text,
  today,
  recipients,
  before,
}: DeskProposalFilter): SQL | undefined {
  // A part of the client's name or address, or of the request's reference.
  const words = text ? `%${text.replaceAll(/[\\%_]/g, "\\$&")}%` : undefined;
  return and(
    state === "all" ? undefined : sql`${toState(today)} = ${state}`,
    words
      ? or(
          sql`${client} ilike ${words}`,
          ilike(proposals.client_email, words),
          sql`${draftText("client_email")} ilike ${words}`,
          ilike(requests.reference, words),
        )
      : undefined,
    recipients ? sql`lower(${proposals.client_email}) in (${recipients})` : undefined,
    before === undefined ? undefined : lt(deskProposals.id, before),
  );
}

/** Last changed first, or by number, the newest first. */
export function listDeskProposals(
  db: Queryable,
  filter: DeskProposalFilter,
  { limit, offset = 0, byId = false }: { limit: number; offset?: number; byId?: boolean },
): Promise<DeskProposalRow[]> {
  const { opened_count, opened_last_at } = proposals;
  return db
    .select({
      id: deskProposals.id,
      client,
      opened_count,
      opened_last_at,
      state: toState(filter.today),
      members: sql<number>`jsonb_array_length(case when ${isNew} then ${proposalVersions.content} -> 'members' else ${proposals.members} end)`,
      has_draft: sql<boolean>`${proposalVersions.number} is not null and ${proposals.published}`,
      prepared_by: sql<string>`case when ${isNew} then ${draftText("prepared_by")} else ${proposals.prepared_by} end`,
      valid_until: validUntil,
      reference: requests.reference,
      changed_at: deskProposals.changed_at,
    })
    .from(deskProposals)
    .innerJoin(proposals, eq(proposals.id, deskProposals.proposal_id))
    .leftJoin(proposalVersions, isDraftVersion)
    .leftJoin(requests, eq(requests.id, deskProposals.request_id))
    .where(toCondition(filter))
    .orderBy(...(byId ? [] : [desc(deskProposals.changed_at)]), desc(deskProposals.id))
    .limit(limit)
    .offset(offset);
}

export async function countDeskProposals(
  db: Queryable,
  filter: DeskProposalFilter,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(deskProposals)
    .innerJoin(proposals, eq(proposals.id, deskProposals.proposal_id))
    .leftJoin(proposalVersions, isDraftVersion)
    .leftJoin(requests, eq(requests.id, deskProposals.request_id))
    .where(toCondition(filter));
  return row?.count ?? 0;
}

/** What staff have of a proposal. */
export type DeskProposal = typeof deskProposals.$inferSelect;

const isOne = (key: { id: number } | { proposal_id: string }) =>
  "id" in key ? eq(deskProposals.id, key.id) : eq(deskProposals.proposal_id, key.proposal_id);

export async function findDeskProposal(
  db: Queryable,
  key: { id: number } | { proposal_id: string },
): Promise<DeskProposal | undefined> {
  const [row] = await db.select().from(deskProposals).where(isOne(key));
  return row;
}

/** A proposal with what staff have of it. */
export type WholeDeskProposal = { desk: DeskProposal; proposal: ProposalRow };

export async function findWholeProposal(
  db: Queryable,
  id: number,
): Promise<WholeDeskProposal | undefined> {
  const [row] = await db
    .select({ desk: deskProposals, proposal: proposals })
    .from(deskProposals)
    .innerJoin(proposals, eq(proposals.id, deskProposals.proposal_id))
    .where(eq(deskProposals.id, id));
  return row;
}

/**
 * The proposal, locked until the transaction ends: changes of staff and answers come one after the
 * other. It is locked before its request, here and by an answer.
 */
export async function lockProposal(
  tx: Transaction,
  id: number,
): Promise<WholeDeskProposal | undefined> {
  const found = await findDeskProposal(tx, { id });
  if (!found) return undefined;
  const [proposal] = await tx
    .select()
    .from(proposals)
    .where(eq(proposals.id, found.proposal_id))
    .for("no key update");
  // Read again: it may have changed while this waited.
  const desk = proposal && (await findDeskProposal(tx, { id }));
  return desk && { desk, proposal };
}

/**
 * Stores a new proposal, which its client does not see yet.
 * @returns undefined when there is one with this id
 */
export async function insertProposal(
  tx: Transaction,
  { id, date, request_id }: { id: string; date: string; request_id: number | null },
): Promise<DeskProposal | undefined> {
  const { rowCount } = await tx
    .insert(proposals)
    .values({
      id,
      date,
      slug: "",
      source: "",
      type: "private",
      published: false,
      version: 0,
      client: "",
      prepared_by: "",
      brief: "",
      members: [],
      chosen_ids: [],
    })
    .onConflictDoNothing();
  if (rowCount === 0) return undefined;
  const [row] = await tx.insert(deskProposals).values({ proposal_id: id, request_id }).returning();
  return row;
}

/** Stores that staff changed something. Returns the revision. */
export async function countUpRevision(tx: Transaction, id: number, now: Date): Promise<number> {
  const [row] = await tx
    .update(deskProposals)
    .set({ revision: sql`${deskProposals.revision} + 1`, changed_at: now })
    .where(eq(deskProposals.id, id))
    .returning({ revision: deskProposals.revision });
  if (!row) throw new Error("A locked proposal is gone");
  return row.revision;
}

/** Deletes one that its client never saw, with everything of it. */
export async function deleteProposal(tx: Transaction, id: string): Promise<void> {
  await tx.delete(proposals).where(eq(proposals.id, id));
}

/** Lets an answered version be changed, or no version any more. */
export async function setReopened(
  tx: Transaction,
  id: number,
  reopened_version: number | null,
): Promise<void> {
  await tx.update(deskProposals).set({ reopened_version }).where(eq(deskProposals.id, id));
}

export async function updateProposal(
  tx: Transaction,
  id: string,
  columns: Partial<typeof proposals.$inferInsert>,
): Promise<void> {
  await tx.update(proposals).set(columns).where(eq(proposals.id, id));
}

/** Of the request that a proposal was made for. */
export async function findReference(
  db: Queryable,
  request_id: number,
): Promise<string | undefined> {
  const { reference } = requests;
  const [row] = await db.select({ reference }).from(requests).where(eq(requests.id, request_id));
  return row?.reference;
}

/** Proposals that were made for a request, the newest first. */
export function listProposalsOf(db: Queryable, request_id: number) {
  return db
    .select({
      id: deskProposals.id,
      changed_at: deskProposals.changed_at,
      proposal: {
        published: proposals.published,
        withdrawn_at: proposals.withdrawn_at,
        submited_at: proposals.submited_at,
        valid_until: proposals.valid_until,
        opened_at: proposals.opened_at,
      },
    })
    .from(deskProposals)
    .innerJoin(proposals, eq(proposals.id, deskProposals.proposal_id))
    .where(eq(deskProposals.request_id, request_id))
    .orderBy(desc(deskProposals.id));
}
