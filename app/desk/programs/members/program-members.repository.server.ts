import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { contentFiles, contentRevisions } from "#database/tables/content.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { members } from "#database/tables/members.ts";
import type { PagePart } from "../synced-page.server.ts";

/** Which profiles: every field narrows the list. */
export type ProgramMemberFilter = {
  slug?: string;
  state: "all" | "published" | "hidden";
};

const path = sql`('members/' || ${members.slug} || '.yaml')`;
const revisions = sql`from ${contentRevisions} where ${contentRevisions.path} = ${path}`;
/** Of a profile itself only the start of the transaction is stored: its revisions are later. */
const updatedAt = sql<Date>`greatest(${members.updated_at}, ${memberPrivate.updated_at},
  (select max(${contentRevisions.updated_at}) ${revisions}))`.mapWith(members.updated_at);
const hasDraft = sql<boolean>`exists (select ${revisions}
  and ${contentRevisions.version} is null and ${contentRevisions.closed_at} is null
  and ${contentRevisions.text} is not null)`;

/** Profiles that were ever published and not anonymized, the newest first. */
export function listProgramMembers(
  db: Queryable,
  { slug, state }: ProgramMemberFilter,
  { last, since, limit }: PagePart,
) {
  return db
    .select({
      id: members.id,
      slug: members.slug,
      published: members.published,
      first_name: members.first_name,
      last_name: members.last_name,
      position: members.position,
      country_code: members.country_code,
      timezone: members.timezone,
      seniority_level: members.seniority_level,
      years_of_experience: members.years_of_experience,
      workload: members.workload,
      technologies: members.technologies,
      sales_rate: members.sales_rate,
      sales_currency: members.sales_currency,
      available_from: members.available_from,
      availability_confirmed_at: members.availability_confirmed_at,
      updated_at: updatedAt,
      has_draft: hasDraft,
      revision: contentFiles.revision_id,
      known: memberPrivate,
    })
    .from(members)
    .leftJoin(memberPrivate, eq(memberPrivate.slug, members.slug))
    .leftJoin(contentFiles, eq(contentFiles.path, path))
    .where(
      and(
        sql`${members.slug} <> 'former-' || ${members.id}`,
        slug === undefined ? undefined : eq(members.slug, slug),
        state === "all" ? undefined : eq(members.published, state === "published"),
        last === undefined ? undefined : lt(members.id, last),
        since === undefined ? undefined : gte(updatedAt, since),
      ),
    )
    .orderBy(desc(members.id))
    .limit(limit);
}
export type ProgramMemberRow = Awaited<ReturnType<typeof listProgramMembers>>[number];
