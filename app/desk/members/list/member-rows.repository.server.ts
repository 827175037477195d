import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";

/** Members of a page of the list, in no order. */
export function listMemberRows(db: Queryable, ids: readonly number[]) {
  return db
    .select({
      id: members.id,
      slug: members.slug,
      published: members.published,
      first_name: members.first_name,
      last_name: members.last_name,
      latin_name: members.latin_name,
      position: members.position,
      excerpt: members.excerpt,
      avatar: members.avatar,
      country_code: members.country_code,
      seniority_level: members.seniority_level,
      sales_rate: members.sales_rate,
      sales_currency: members.sales_currency,
      available_from: members.available_from,
      vetting: members.vetting,
      availability_confirmed_at: members.availability_confirmed_at,
      updated_at: members.updated_at,
    })
    .from(members)
    .where(inArray(members.id, [...ids]));
}

/** Drafts of a page of the list, in no order. */
export function listDraftRows(db: Queryable, ids: readonly number[]) {
  const { id, text, created_at } = contentRevisions;
  return db
    .select({ id, text, created_at })
    .from(contentRevisions)
    .where(inArray(id, [...ids]));
}

/** Those of these slugs whose email address is known. */
export async function findSlugsWithEmail(
  db: Queryable,
  slugs: readonly string[],
): Promise<Set<string>> {
  const { slug, email } = memberPrivate;
  const rows = await db
    .select({ slug })
    .from(memberPrivate)
    .where(sql`${inArray(slug, [...slugs])} and ${email} <> ''`);
  return new Set(rows.map((row) => row.slug));
}
