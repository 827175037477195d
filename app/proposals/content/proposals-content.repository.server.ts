import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";

/** A proposal as an import writes it. */
export type ProposalInput = Required<Omit<typeof proposals.$inferInsert, "published">>;

/** Everything that was ever imported, unpublished ones included. */
export function listStoredProposals(db: Queryable) {
  const { id, slug, source, published } = proposals;
  return db.select({ id, slug, source, published }).from(proposals).orderBy(asc(slug), asc(id));
}

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

/** Writes a published proposal by its id. An answer remains. */
export async function upsertProposal(tx: Queryable, input: ProposalInput): Promise<void> {
  const { id, submited_at, chosen_ids, ...rest } = input;
  const isOpen = sql`${proposals.submited_at} is null`;
  await tx
    .insert(proposals)
    .values(input)
    .onConflictDoUpdate({
      target: proposals.id,
      set: {
        ...rest,
        published: true,
        submited_at: sql`coalesce(${proposals.submited_at}, excluded.submited_at)`,
        chosen_ids: sql`case when ${isOpen} then excluded.chosen_ids else ${proposals.chosen_ids} end`,
      },
    });
}

/** Unpublishes every other proposal; the rows remain with their answers. */
export async function unpublishProposalsExcept(
  tx: Queryable,
  ids: readonly string[],
): Promise<void> {
  await tx
    .update(proposals)
    .set({ published: false })
    .where(and(eq(proposals.published, true), notInArray(proposals.id, [...ids])));
}
