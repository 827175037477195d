import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { contentFiles, contentRevisions } from "#database/tables/content.ts";

/** Kinds whose files have a page of their own. */
const KINDS = [
  "articles",
  "page texts",
  "lists of questions",
  "vacancies",
  "members",
  "technology intros",
  "tag intros",
  "authors",
];
const BEGINNING = 1_000;

/** Files of the site whose name, or whose title and description, contain a text; by name first. */
export async function findLinkedFiles(
  db: Queryable,
  text: string,
  limit: number,
): Promise<{ path: string; beginning: string }[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const name = `%${text
    .trim()
    .replaceAll(/\s+/g, "-")
    .replaceAll(/[\\%_]/g, "\\$&")}%`;
  const { rows } = await db.execute<{ path: string; beginning: string }>(sql`
    select shown.path, left(text, ${BEGINNING}) as beginning
    from ${contentFiles} shown join ${contentRevisions} revision on revision.id = revision_id
    where kind = any(${sql.param(KINDS)}::text[]) and text is not null
      and (shown.path ilike ${name} or (kind <> 'members' and left(text, 300) ilike ${pattern}))
    order by shown.path ilike ${name} desc, shown.path limit ${limit}`);
  return rows;
}
