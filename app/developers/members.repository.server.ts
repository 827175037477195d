import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { members } from "#database/tables/members.ts";

const { about, cv_link, experiences, educations, ...cardColumns } = getTableColumns(members);

export type MemberRow = typeof members.$inferSelect;
/** A row without the columns of the full profile. */
export type MemberCardRow = Omit<MemberRow, "about" | "cv_link" | "experiences" | "educations">;

const toReads = (ids: readonly number[]) => ({ members: ids.map((id) => `members:id:${id}`) });

/** Published members by id, in no order. */
export function listMemberCardRows(
  db: Queryable,
  ids: readonly number[],
): Promise<MemberCardRow[]> {
  return narrowReads(toReads(ids), () =>
    db
      .select(cardColumns)
      .from(members)
      .where(and(inArray(members.id, [...ids]), eq(members.published, true))),
  );
}

/** `listMemberCardRows` with the columns of the full profile. */
export function listMemberRows(db: Queryable, ids: readonly number[]): Promise<MemberRow[]> {
  return narrowReads(toReads(ids), () =>
    db
      .select()
      .from(members)
      .where(and(inArray(members.id, [...ids]), eq(members.published, true))),
  );
}

export async function findMemberRow(
  db: Queryable,
  key: { id: number } | { slug: string },
): Promise<MemberRow | undefined> {
  const isWanted = "id" in key ? eq(members.id, key.id) : eq(members.slug, key.slug);
  const reads = "id" in key ? toReads([key.id]) : { members: [`members:slug:${key.slug}`] };
  const [row] = await narrowReads(reads, () =>
    db
      .select()
      .from(members)
      .where(and(isWanted, eq(members.published, true))),
  );
  return row;
}

/** Published members with a reference that is public, the one with the latest first. */
export async function listReferencedIds(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${members} cross join lateral (
      select max(reference->>'on') as latest
      from jsonb_array_elements(client_references) as reference
      where reference->>'consent_on' is not null
    ) as shown
    where published and latest is not null
    order by latest desc, slug
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Every published member with the instant of its last change. */
export function listMemberChanges(db: Queryable) {
  return db
    .select({ slug: members.slug, updated_at: members.updated_at })
    .from(members)
    .where(eq(members.published, true))
    .orderBy(asc(members.slug));
}
