import { type SQL, sql } from "drizzle-orm";
import type { ConditionContext } from "#app/developers/search/condition-context.service.server.ts";
import { toWhere } from "#app/developers/search/member-conditions.repository.server.ts";
import type {
  DeskMemberSort,
  MemberProblem,
  MemberState,
} from "#contract/desk/desk-member-terms.ts";
import { AVAILABILITY_FRESH_DAYS } from "#contract/members/member-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import { members } from "#database/tables/members.ts";

/** Which members: every field narrows the list. */
export type DeskMemberFilter = {
  state?: MemberState | undefined;
  problem?: MemberProblem | undefined;
  /** A search text and what its words mean. */
  search?: { text: string; context: ConditionContext } | undefined;
  /** With a later slug, for pages by cursor in the order of names. */
  after?: string | undefined;
  /** ISO date. */
  today: string;
};

/** What finds a member: its row, the newest draft, or both. */
export type FoundMember = {
  slug: string;
  member_id: number | null;
  /** The newest revision of the file where that is a draft. */
  draft_id: number | null;
};

/** A row that was not anonymized. */
const isStored = sql`${members.slug} <> 'former-' || ${members.id}`;

/** Conditions of `MemberProblem`, over a row of `members` with the email address of `private`. */
const toProblems = (today: string): Record<MemberProblem, SQL> => ({
  photo: sql`${members.avatar} is null`,
  availability: sql`(${members.availability_confirmed_at} is null
    or ${members.availability_confirmed_at} < ${today}::date - ${AVAILABILITY_FRESH_DAYS}::int)`,
  rate: sql`${members.sales_rate} is null`,
  excerpt: sql`${members.excerpt} = ''`,
  vetting: sql`${members.vetting} = '[]'`,
  email: sql`not exists (
    select from ${memberPrivate} where ${memberPrivate.slug} = ${members.slug} and ${memberPrivate.email} <> '')`,
});

const toPattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;

/**
 * Members that a text finds: by the words of the site's own search, by email address,
 * and hidden ones, which that search does not know, by name and position.
 */
function toFound(search: DeskMemberFilter["search"]): SQL {
  if (!search) return sql`found as (select null::integer as id where false)`;
  const pattern = toPattern(search.text);
  const where = toWhere({ q: search.text }, search.context);
  return sql`found as materialized (
    select ${memberSearch.member_id} as id from ${memberSearch} where ${where}
    union select known.id from ${memberPrivate} join ${members} known on known.slug = ${memberPrivate.slug}
      where lower(${memberPrivate.email}) like lower(${pattern})
    union select hidden.id from ${members} hidden where not hidden.published
      and fold_text(hidden.first_name || ' ' || hidden.last_name || ' ' || coalesce(hidden.latin_name || ' ', '') || hidden.slug || ' ' || hidden.position) like fold_text(${pattern})
  )`;
}

function toMembersWhere({ state, problem, search, after, today }: DeskMemberFilter): SQL {
  return sql.join(
    [
      isStored,
      ...(state === "published" || problem ? [sql`${members.published}`] : []),
      ...(state === "hidden" ? [sql`not ${members.published}`] : []),
      ...(problem ? [toProblems(today)[problem]] : []),
      ...(search ? [sql`${members.id} in (select found.id from found)`] : []),
      ...(after === undefined ? [] : [sql`${members.slug} > ${after}`]),
    ],
    sql` and `,
  );
}

const isOpen = sql`${contentRevisions.version} is null and ${contentRevisions.closed_at} is null`;

/** The newest drafts of members' files that were neither published nor discarded. */
const drafts = sql`drafts as materialized (
  select newest.id, newest.text, newest.created_at,
    substr(newest.path, length('members/') + 1, length(newest.path) - length('members/.yaml')) as slug
  from (
    select distinct ${contentRevisions.path} from ${contentRevisions}
    where ${isOpen} and ${contentRevisions.kind} = 'members'
      and ${contentRevisions.path} like 'members/%.yaml'
  ) file cross join lateral (
    select * from ${contentRevisions} where ${contentRevisions.path} = file.path and ${isOpen}
    order by ${contentRevisions.id} desc limit 1
  ) newest
  where newest.text is not null
)`;

/** Drafts of members without a row: they were never published. */
function toDraftsWhere({ state, problem, search, after }: DeskMemberFilter): SQL {
  if ((state && state !== "draft") || problem) return sql`false`;
  const isAfter = after === undefined ? sql`true` : sql`drafts.slug > ${after}`;
  const isNew = sql`${isAfter} and not exists (select from ${members} where ${members.slug} = drafts.slug)`;
  if (!search) return isNew;
  const pattern = toPattern(search.text);
  return sql`${isNew} and (fold_text(drafts.text) like fold_text(${pattern}) or exists (
    select from ${memberPrivate} where ${memberPrivate.slug} = drafts.slug
      and lower(${memberPrivate.email}) like lower(${pattern})))`;
}

/** Columns of both halves of the list: what each order compares, and the slug. */
const ORDERS: Record<DeskMemberSort, { ofMembers: SQL; ofDrafts: SQL; direction: SQL }> = {
  // The name of the file is the folded name, which an index has in order.
  name: { ofMembers: sql`${members.slug}`, ofDrafts: sql`drafts.slug`, direction: sql`asc` },
  confirmed: {
    ofMembers: sql`${members.availability_confirmed_at}`,
    ofDrafts: sql`null::date`,
    direction: sql`asc nulls first`,
  },
  changed: {
    ofMembers: sql`${members.updated_at}`,
    ofDrafts: sql`drafts.created_at`,
    direction: sql`desc`,
  },
};

/** One stretch of the list. */
export async function findDeskMembers(
  db: Queryable,
  filter: DeskMemberFilter,
  { sort, limit, offset }: { sort: DeskMemberSort; limit: number; offset: number },
): Promise<FoundMember[]> {
  const { ofMembers, ofDrafts, direction } = ORDERS[sort];
  const last = offset + limit;
  const hasMembers = filter.state !== "draft";
  // Each half is cut before they are merged: the index of the order is read to the page only.
  const { rows } = await db.execute<FoundMember>(sql`
    with ${drafts}, ${toFound(filter.search)}, page as (
      (select ${members.slug}, ${members.id} as member_id, ${ofMembers} as place from ${members}
        where ${hasMembers ? toMembersWhere(filter) : sql`false`}
        order by ${ofMembers} ${direction}, ${members.slug} limit ${last})
      union all
      (select drafts.slug, null, ${ofDrafts} from drafts where ${toDraftsWhere(filter)}
        order by ${ofDrafts} ${direction}, drafts.slug limit ${last})
      order by place ${direction}, slug offset ${offset} limit ${limit}
    )
    select page.slug, page.member_id, drafts.id::int as draft_id
    from page left join drafts on drafts.slug = page.slug
    order by page.place ${direction}, page.slug`);
  return rows;
}

/** How many a search finds: in each state, and with each problem on the site. */
export type DeskMemberCounts = Record<MemberState | MemberProblem, number>;

export async function countDeskMembers(
  db: Queryable,
  { search, today }: Pick<DeskMemberFilter, "search" | "today">,
): Promise<DeskMemberCounts> {
  const problems = toProblems(today);
  const where = toMembersWhere({ search, today });
  const published = sql`${where} and ${members.published}`;
  const { rows } = await db.execute<DeskMemberCounts>(sql`
    with ${drafts}, ${toFound(search)}, counted as (
      select count(*) filter (where ${members.published})::int as published,
        count(*) filter (where not ${members.published})::int as hidden,
        count(*) filter (where ${members.published} and ${problems.photo})::int as photo,
        count(*) filter (where ${members.published} and ${problems.availability})::int as availability,
        count(*) filter (where ${members.published} and ${problems.rate})::int as rate
      from ${members} where ${where}
    )
    select *,
      (select count(*)::int from drafts where ${toDraftsWhere({ search, today })}) as draft,
      (select count(*)::int from ${members} where ${published} and ${problems.excerpt}) as excerpt,
      (select count(*)::int from ${members} where ${published} and ${problems.vetting}) as vetting,
      (select count(*)::int from ${members} where ${published} and ${problems.email}) as email
    from counted`);
  return rows[0] as DeskMemberCounts;
}
