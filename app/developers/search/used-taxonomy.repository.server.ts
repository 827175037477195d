import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { memberSearch } from "#database/tables/member-search.ts";
import { MEMBER_FILTERS } from "../filters/member-filters.ts";

/** Labels of the technologies and tags that published members have. */
export async function listTaxonomyLabels(db: Queryable): Promise<Set<string>> {
  const { technology, tag } = MEMBER_FILTERS;
  const { rows } = await narrowReads({ member_search: ["member_search:taxonomy"] }, () =>
    db.execute<{ label: string }>(sql`
      select distinct label from ${memberSearch}, unnest(labels) as label
      where left(label, 1) in (${technology.letter}, ${tag.letter})`),
  );
  return new Set(rows.map(({ label }) => label));
}
