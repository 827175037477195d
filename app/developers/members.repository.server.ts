import { and, desc, eq, getTableColumns, gte, inArray, lt, sql } from "drizzle-orm";
import type { LastTest, MemberCard } from "#contract/members/member.ts";
import { TEST_SHEET_CHECKS } from "#contract/members/test-sheet-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import { members } from "#database/tables/members.ts";

const {
  about,
  cv_link,
  experiences,
  educations,
  vetting,
  test_sheet,
  client_references,
  work_samples,
  ...columns
} = getTableColumns(members);

/** What a list reads of documents that only a profile shows. */
const summaryColumns = {
  vetted_on: sql<
    string | null
  >`(select max(item ->> 'on') from jsonb_array_elements(${vetting}) as item)`,
  has_test_sheet: sql<boolean>`(
    ${test_sheet} ->> 'consent_on' is not null and ${vetting} @> jsonb_build_array(
      jsonb_build_object('check', ${test_sheet} -> 'check', 'on', ${test_sheet} -> 'on')))`,
  last_test: sql<LastTest | null>`(
    select jsonb_build_object('by', item ->> 'by', 'on', item ->> 'on')
    from jsonb_array_elements(${vetting}) as item
    where item ->> 'check' = any(${sql.param([...TEST_SHEET_CHECKS])}::text[])
    order by item ->> 'on' desc limit 1)`,
  client_reference_count: sql<number>`(
    select count(*)::integer from jsonb_array_elements(${client_references}) as item
    where item ->> 'consent_on' is not null)`,
  work_sample_count: sql<number>`jsonb_array_length(${work_samples})`,
};
const cardColumns = { ...columns, ...summaryColumns };

type Summary = Pick<
  MemberCard,
  "vetted_on" | "last_test" | "has_test_sheet" | "client_reference_count" | "work_sample_count"
>;
export type MemberRow = typeof members.$inferSelect & Summary;
/** A row without the columns of the full profile. */
export type MemberCardRow = Omit<
  MemberRow,
  | "about"
  | "cv_link"
  | "experiences"
  | "educations"
  | "vetting"
  | "test_sheet"
  | "client_references"
  | "work_samples"
>;

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
      .where(sql`${members.id} = any(${sql.param([...ids])}::integer[]) and ${members.published}`)
      // Most of what it costs is its plan, which does not depend on the ids.
      .prepare("member_cards")
      .execute(),
  );
}

/** `listMemberCardRows` with the columns of the full profile. */
export function listMemberRows(db: Queryable, ids: readonly number[]): Promise<MemberRow[]> {
  return narrowReads(toReads(ids), () =>
    db
      .select({ ...getTableColumns(members), ...summaryColumns })
      .from(members)
      .where(and(inArray(members.id, [...ids]), eq(members.published, true))),
  );
}

export async function findMemberRow(
  db: Queryable,
  key: { id: number } | { slug: string },
): Promise<MemberRow | undefined> {
  const isRequested = "id" in key ? eq(members.id, key.id) : eq(members.slug, key.slug);
  const reads = "id" in key ? toReads([key.id]) : { members: [`members:slug:${key.slug}`] };
  const [row] = await narrowReads(reads, () =>
    db
      .select({ ...getTableColumns(members), ...summaryColumns })
      .from(members)
      .where(and(isRequested, eq(members.published, true))),
  );
  return row;
}

/** Published members with a reference that is public, the one with the latest first. */
export function listReferencedRows(db: Queryable, limit: number) {
  const { slug, first_name, last_name, published } = members;
  // As in its index.
  const latest = sql`latest_reference(${client_references})`;
  return db
    .select({ slug, first_name, last_name, client_references })
    .from(members)
    .where(sql`${published} and ${latest} is not null`)
    .orderBy(desc(latest), slug)
    .limit(limit);
}

/** The numbers from 0 of those parts of `size` ids in which there are published members. */
export async function listMemberParts(db: Queryable, size: number): Promise<number[]> {
  const { member_id } = memberSearch;
  const { rows } = await db.execute<{ part: number }>(sql`
    select part
    from generate_series(0, (select max(${member_id}) from ${memberSearch}) / ${size}::integer) as part
    where exists (select from ${memberSearch}
      where ${member_id} >= part * ${size}::integer and ${member_id} < (part + 1) * ${size}::integer)
    order by part`);
  return rows.map(({ part }) => part);
}

/** Published members of a part with the instant of their last change. */
export function listMemberChanges(db: Queryable, { part, size }: { part: number; size: number }) {
  return db
    .select({ slug: members.slug, updated_at: members.updated_at })
    .from(members)
    .where(
      and(
        eq(members.published, true),
        gte(members.id, part * size),
        lt(members.id, (part + 1) * size),
      ),
    )
    .orderBy(members.id);
}
