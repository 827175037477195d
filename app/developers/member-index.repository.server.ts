import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { members } from "#database/tables/members.ts";
import { tags, technologies } from "#database/tables/taxonomy.ts";
import type { IndexedMember, IndexedTag, IndexedTechnology } from "./member-index.server.ts";

type MemberIndexSource = {
  members: IndexedMember[];
  technologies: IndexedTechnology[];
  tags: IndexedTag[];
};

/** Rows per batch: parsing them blocks the event loop. */
const CHUNK = 2_000;

function toNumbers(
  document: typeof members.technologies | typeof members.experiences,
  path: string,
) {
  return sql<number[]>`jsonb_path_query_array(${document}, ${sql.raw(`'${path}'`)})`;
}

async function listChunk(tx: Queryable, afterId: number): Promise<IndexedMember[]> {
  return tx
    .select({
      id: members.id,
      featured: members.featured,
      first_name: members.first_name,
      last_name: members.last_name,
      position: members.position,
      country_code: members.country_code,
      sales_rate: members.sales_rate,
      seniority_level: members.seniority_level,
      years_of_experience: members.years_of_experience,
      available_from: members.available_from,
      availability_confirmed_at: members.availability_confirmed_at,
      language_codes: sql<string[]>`jsonb_path_query_array(${members.languages}, '$[*].code')`,
      technology_ids: toNumbers(members.technologies, "$[*].technology_id"),
      main_technology_ids: toNumbers(members.technologies, "$[*] ? (@.type == 1).technology_id"),
      tag_ids: toNumbers(members.experiences, "$[*].tag_ids[*]"),
    })
    .from(members)
    .where(and(eq(members.published, true), gt(members.id, afterId)))
    .orderBy(asc(members.id))
    .limit(CHUNK);
}

/** Source data of the index of members. */
export async function readMemberIndexSource(tx: Queryable): Promise<MemberIndexSource> {
  const source: MemberIndexSource = {
    members: [],
    technologies: await tx
      .select({
        id: technologies.id,
        slug: technologies.slug,
        name: technologies.name,
        aliases: technologies.aliases,
        published: technologies.published,
      })
      .from(technologies)
      .orderBy(asc(technologies.sort_order), asc(technologies.id)),
    tags: await tx
      .select({ id: tags.id, slug: tags.slug, name: tags.name, published: tags.published })
      .from(tags)
      .orderBy(asc(tags.sort_order), asc(tags.id)),
  };
  for (let afterId = 0; ; ) {
    const chunk = await listChunk(tx, afterId);
    source.members.push(...chunk);
    const last = chunk.at(-1);
    if (!last || chunk.length < CHUNK) return source;
    afterId = last.id;
  }
}
