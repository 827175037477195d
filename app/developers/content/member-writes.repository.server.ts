import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { MemberTechnology } from "#contract/members/member.ts";
import type { Queryable } from "#database/client.server.ts";
import {
  type MemberExperienceRow,
  type MemberTechnologyRow,
  members,
} from "#database/tables/members.ts";
import { tags, technologies } from "#database/tables/taxonomy.ts";

/** A project as in a content folder: tags and technologies by slug. */
export type MemberExperienceInput = Omit<MemberExperienceRow, "tag_ids" | "technology_ids"> & {
  tags: string[];
  technologies: string[];
};

type MemberColumns = Required<Omit<typeof members.$inferInsert, "id" | "published" | "updated_at">>;

/**
 * A member as an import writes it: the columns of its row, with tags and technologies by slug;
 * `avatar` is the id of a stored picture.
 */
export type MemberInput = Omit<MemberColumns, "technologies" | "experiences"> & {
  technologies: Omit<MemberTechnology, "name">[];
  experiences: MemberExperienceInput[];
};

type IdsBySlug = (slugs: string[]) => number[];

function toIds(kind: string, rows: { id: number; slug: string }[]): IdsBySlug {
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  return (slugs) =>
    slugs.map((slug) => {
      const id = ids.get(slug);
      if (id === undefined) throw new Error(`There is no ${kind} ${slug}; write it first.`);
      return id;
    });
}

type Inputs = readonly MemberInput[];

async function findTechnologyIds(tx: Queryable, inputs: Inputs): Promise<IdsBySlug> {
  const slugs = inputs.flatMap((input) => [
    ...input.technologies.map((technology) => technology.slug),
    ...input.experiences.flatMap((experience) => experience.technologies),
  ]);
  const rows = await tx
    .select({ id: technologies.id, slug: technologies.slug })
    .from(technologies)
    .where(inArray(technologies.slug, [...new Set(slugs)]));
  return toIds("technology", rows);
}

async function findTagIds(tx: Queryable, inputs: Inputs): Promise<IdsBySlug> {
  const slugs = inputs.flatMap(({ experiences }) => experiences.flatMap(({ tags }) => tags));
  const rows = await tx
    .select({ id: tags.id, slug: tags.slug })
    .from(tags)
    .where(inArray(tags.slug, [...new Set(slugs)]));
  return toIds("tag", rows);
}

function toTechnologyRows(input: MemberInput, toTechnologyIds: IdsBySlug): MemberTechnologyRow[] {
  const ids = toTechnologyIds(input.technologies.map((technology) => technology.slug));
  return input.technologies.map(({ years, type }, index) => ({
    technology_id: ids[index] as number,
    years,
    type,
  }));
}

/**
 * Writes published members by their slugs, in one statement: a few hundred at most, with different
 * slugs. A row without a change stays untouched, so that an import without changes does not
 * increment the content version.
 */
export async function upsertMembers(tx: Queryable, inputs: Inputs): Promise<void> {
  if (inputs.length === 0) return;
  const [toTechnologyIds, toTagIds] = [
    await findTechnologyIds(tx, inputs),
    await findTagIds(tx, inputs),
  ];
  const rows = inputs.map((input) => ({
    ...input,
    published: true,
    technologies: toTechnologyRows(input, toTechnologyIds),
    experiences: input.experiences.map(({ tags, technologies, ...experience }) => ({
      ...experience,
      tag_ids: toTagIds(tags),
      technology_ids: toTechnologyIds(technologies),
    })),
  }));
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== "slug");
  const list = (table: string): SQL =>
    sql.join(
      names.map((name) => sql`${sql.identifier(table)}.${sql.identifier(name)}`),
      sql`, `,
    );
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  // One parameter for all rows: one for each value took longer than everything that PostgreSQL does.
  await tx.execute(sql`
    insert into ${members} (slug, ${columns})
    select slug, ${columns}
    from json_populate_recordset(null::${members}, ${JSON.stringify(rows)}::json)
    on conflict (slug) do update
    set (${columns}, updated_at) = row(${list("excluded")}, now())
    where (${list("members")}) is distinct from (${list("excluded")})`);
}

/** Unpublishes members; the rows remain for the requests that reference them. */
export async function unpublishMembers(tx: Queryable, slugs: readonly string[]): Promise<void> {
  await tx
    .update(members)
    .set({ published: false, updated_at: sql`now()` })
    .where(and(eq(members.published, true), inArray(members.slug, [...slugs])));
}
