import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { deskProposals } from "#database/tables/desk-proposals.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";

/** A proposal as an import writes it. */
export type ProposalInput = Required<
  Pick<
    typeof proposals.$inferInsert,
    | "id"
    | "slug"
    | "source"
    | "type"
    | "client"
    | "client_email"
    | "prepared_by"
    | "date"
    | "valid_until"
    | "brief"
    | "members"
    | "submited_at"
    | "chosen_ids"
    | "answered_terms"
  >
>;

/** Why a proposal stays as it is. */
export type ReadProposalState = Pick<
  typeof proposals.$inferSelect,
  "sent_at" | "withdrawn_at" | "opened_at" | "submited_at"
>;

/** Ids of members by slug, unpublished ones included. */
export async function findMemberIds(
  tx: Queryable,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: members.id, slug: members.slug })
    .from(members)
    .where(inArray(members.slug, [...slugs]));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/**
 * Writes a proposal by its id. One that was sent by the desk, withdrawn, opened or answered stays as
 * it is; undefined when nothing changed.
 */
export async function upsertProposal(
  tx: Queryable,
  input: ProposalInput,
): Promise<"added" | "changed" | ReadProposalState | undefined> {
  const { id, ...rest } = input;
  const { sent_at, withdrawn_at, opened_at, submited_at } = proposals;
  const [row] = await tx
    .insert(proposals)
    .values(input)
    .onConflictDoUpdate({
      target: proposals.id,
      set: { ...rest, published: true },
      setWhere: sql`${submited_at} is null and ${opened_at} is null
        and ${sent_at} is null and ${withdrawn_at} is null
        and ${proposals.source} is distinct from excluded.source`,
    })
    // PostgreSQL sets xmax of a row that it updated.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (row?.isNew) await tx.insert(deskProposals).values({ proposal_id: id });
  if (row) return row.isNew ? "added" : "changed";
  const [stored] = await tx
    .select({ sent_at, withdrawn_at, opened_at, submited_at })
    .from(proposals)
    // The source is empty once a member of the proposal was anonymized.
    .where(and(eq(proposals.id, id), notInArray(proposals.source, [input.source, ""])));
  return stored;
}
