import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { contentRevisions, previousSlugs } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import { requests } from "#database/tables/requests.ts";
import { parseMemberPath, toMemberPath } from "./member-path.server.ts";

export type MemberPrivate = Omit<typeof memberPrivate.$inferInsert, "created_at">;

/** A member that was made of an application. */
export type CreatedMember = {
  slug: string;
  notes: string;
  isPublished: boolean;
  hasRate: boolean;
  hasPhoto: boolean;
};

export async function findMemberOf(
  db: Queryable,
  request_id: number,
): Promise<CreatedMember | undefined> {
  const { slug, notes } = memberPrivate;
  const [row] = await db
    .select({
      slug,
      notes,
      published: members.published,
      sales_rate: members.sales_rate,
      avatar: members.avatar,
    })
    .from(memberPrivate)
    .leftJoin(members, eq(members.slug, slug))
    .where(eq(memberPrivate.request_id, request_id));
  return (
    row && {
      slug: row.slug,
      notes: row.notes,
      isPublished: row.published ?? false,
      hasRate: row.sales_rate !== null,
      hasPhoto: row.avatar !== null,
    }
  );
}

/** The application that the member of a file was drafted from. */
export async function findApplicationOf(
  db: Queryable,
  path: string,
): Promise<{ slug: string; reference: string } | undefined> {
  const slug = parseMemberPath(path)?.slug ?? "";
  const [row] = await db
    .select({ slug: memberPrivate.slug, reference: requests.reference })
    .from(memberPrivate)
    .innerJoin(requests, eq(requests.id, memberPrivate.request_id))
    .where(eq(memberPrivate.slug, slug));
  return row;
}

/**
 * The draft that a form made; undefined before that. The key is locked until the transaction ends.
 */
export async function lockDraftOf(
  tx: Transaction,
  draft_key: string,
): Promise<{ slug: string; email: string | null } | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`member draft ${draft_key}`}, 0))`,
  );
  const { slug, email } = memberPrivate;
  const [row] = await tx
    .select({ slug, email })
    .from(memberPrivate)
    .where(eq(memberPrivate.draft_key, draft_key));
  return row;
}

/**
 * Stores private data under a slug that no member, draft or redirect has.
 * @returns false when the slug is taken
 */
export async function tryToInsertPrivate(tx: Transaction, row: MemberPrivate): Promise<boolean> {
  const { slug } = row;
  const path = toMemberPath(slug, "yaml");
  const { rows } = await tx.execute(sql`
    select from ${members} where ${members.slug} = ${slug}
    union all select from ${previousSlugs}
      where ${previousSlugs.record} = 'member' and ${previousSlugs.slug} = ${slug}
    union all select from ${contentRevisions} where ${contentRevisions.path} = ${path}
    limit 1`);
  if (rows.length > 0) return false;
  const { rowCount } = await tx
    .insert(memberPrivate)
    .values(row)
    .onConflictDoNothing({ target: memberPrivate.slug });
  return rowCount === 1;
}

/** Follows a member whose file was renamed. */
export async function renamePrivate(
  tx: Transaction,
  slug: string,
  previous: readonly string[],
): Promise<void> {
  if (previous.length === 0) return;
  await tx.execute(sql`
    update ${memberPrivate} set slug = ${slug}
    where not exists (select from ${memberPrivate} where slug = ${slug})
      and slug = (
        select slug from ${memberPrivate} where slug = any(${sql.param([...previous])}::text[])
        order by created_at desc limit 1
      )`);
}

export async function deletePrivate(tx: Transaction, slugs: readonly string[]): Promise<void> {
  await tx.delete(memberPrivate).where(inArray(memberPrivate.slug, [...slugs]));
}
