import { type SQL, sql } from "drizzle-orm";
import type { ContentState } from "#contract/desk/desk-content-terms.ts";
import type { Queryable } from "#database/client.server.ts";
import { contentFiles, contentRevisions } from "#database/tables/content.ts";
import type { DeskContentQuery } from "./content-filters.ts";

/** Which files: every field narrows the list. */
export type ContentFilter = Pick<DeskContentQuery, "state" | "text"> & {
  /** Names of the kinds that the reader may see. */
  kinds: readonly string[];
};

/** A text file of the content in the list of the desk. */
export type ContentRow = {
  path: string;
  kind: string;
  state: ContentState;
  author: string;
  changed_at: Date;
  /** When a scheduled change is published. */
  published_at: Date | null;
  /** Beginning of the newest text. */
  beginning: string;
};

const BEGINNING = 1_000;

/** Each file that the site shows or that has a change in work, by its newest revision. */
const files = sql`
  from (
    select distinct on (path) path, id from ${contentRevisions}
    where version is null and closed_at is null and text is not null order by path, id desc
  ) open
  full join ${contentFiles} shown using (path)
  join ${contentRevisions} revision on revision.id = coalesce(open.id, shown.revision_id)`;

const state = sql<ContentState>`case
  when open.id is null then 'site' when revision.published_at is null then 'draft'
  else 'scheduled' end`;

function toWhere({ kinds, state: requested, text }: ContentFilter): SQL {
  // A part of the path, or of the text of other files than members.
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql.join(
    [
      // Images have no text.
      sql`revision.text is not null and revision.kind = any(${sql.param([...kinds])}::text[])`,
      ...(requested === "all" ? [] : [sql`${state} = ${requested}`]),
      ...(text
        ? [
            sql`(revision.path ilike ${pattern} or (revision.kind <> 'members' and revision.text ilike ${pattern}))`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** Last changed first. */
export async function listContent(
  db: Queryable,
  filter: ContentFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ContentRow[]> {
  const { rows } = await db.execute<Omit<ContentRow, "changed_at" | "published_at"> & Dates>(sql`
    with page as (
      select revision.path, revision.id, ${state} as state ${files} where ${toWhere(filter)}
      order by revision.id desc limit ${limit} offset ${offset}
    )
    select page.path, page.state, kind, author, created_at as changed_at, published_at,
      left(text, ${BEGINNING}) as beginning
    from page join ${contentRevisions} using (id) order by id desc`);
  return rows.map(toRow);
}

type Dates = { changed_at: string; published_at: string | null };

function toRow<Row extends Dates>({ changed_at, published_at, ...row }: Row) {
  return {
    ...row,
    changed_at: new Date(changed_at),
    published_at: published_at === null ? null : new Date(published_at),
  };
}

/** Those after a path, in the order of their paths, with when anything of a file was last written. */
export async function listContentByPath(
  db: Queryable,
  filter: ContentFilter,
  { after, since, limit }: { after: string | undefined; since: Date | undefined; limit: number },
): Promise<(ContentRow & { updated_at: Date })[]> {
  const isAfter = after === undefined ? sql`` : sql`and revision.path > ${after}`;
  const isChanged = since
    ? sql`and revision.path in (
        select path from ${contentRevisions} where updated_at >= ${since.toISOString()})`
    : sql``;
  const { rows } = await db.execute<Written>(sql`
    with page as (
      select revision.path, revision.id, ${state} as state ${files}
      where ${toWhere(filter)} ${isAfter} ${isChanged} order by revision.path limit ${limit}
    )
    select page.path, page.state, kind, author, created_at as changed_at, published_at,
      left(text, ${BEGINNING}) as beginning, (
        select max(updated_at) from ${contentRevisions} every where every.path = page.path
      ) as updated_at
    from page join ${contentRevisions} using (id) order by page.path`);
  return rows.map((row) => ({ ...toRow(row), updated_at: new Date(row.updated_at) }));
}

type Written = Omit<ContentRow, keyof Dates> & Dates & { updated_at: string };

export async function countContent(db: Queryable, filter: ContentFilter): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count ${files} where ${toWhere(filter)}`,
  );
  return Number(rows[0]?.count ?? 0);
}
