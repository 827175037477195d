import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { proposals } from "#database/tables/proposals.ts";

/** A proposal as an import writes it. */
export type ProposalInput = Required<Omit<typeof proposals.$inferInsert, "published">>;

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

/** Writes a proposal by its id, unless its client has answered or nothing changed. */
export async function upsertProposal(
  tx: Queryable,
  input: ProposalInput,
): Promise<"added" | "changed" | undefined> {
  const { id, ...rest } = input;
  const [row] = await tx
    .insert(proposals)
    .values(input)
    .onConflictDoUpdate({
      target: proposals.id,
      set: { ...rest, published: true },
      setWhere: sql`${proposals.submited_at} is null and ${proposals.source} is distinct from excluded.source`,
    })
    // PostgreSQL sets xmax of a row that it updated.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row && (row.isNew ? "added" : "changed");
}
