import type { Role } from "#contract/members/role-terms.ts";
import { cacheContent } from "#services/content/versions/cached-content.server.ts";
import { readTaxonomyRows, type TaxonomyRows } from "./member-taxonomy.repository.server.ts";
import { type RoleQuery, toRoleQueries } from "./role-queries.server.ts";

type Row<Field extends keyof TaxonomyRows> = TaxonomyRows[Field][number];

/** Technologies and tags by id, in the operator's order. */
export type MemberTaxonomy = {
  technologies: ReadonlyMap<number, Row<"technologies">>;
  tags: ReadonlyMap<number, Row<"tags">>;
  roles: ReadonlyMap<Role, RoleQuery>;
  /** The id of a slug; an id is its own. Undefined for an unknown slug. */
  toId(field: "technology" | "tag", key: string | number): number | undefined;
};

export function toTaxonomy({ technologies, tags }: TaxonomyRows): MemberTaxonomy {
  const ids = {
    technology: new Map(technologies.map(({ slug, id }) => [slug, id])),
    tag: new Map(tags.map(({ slug, id }) => [slug, id])),
  };
  return {
    technologies: new Map(technologies.map((row) => [row.id, row])),
    tags: new Map(tags.map((row) => [row.id, row])),
    roles: toRoleQueries({ technologies }),
    toId: (field, key) => (typeof key === "number" ? key : ids[field].get(key)),
  };
}

/** Technologies and tags as they are now. */
export const getMemberTaxonomy = cacheContent(readTaxonomyRows, toTaxonomy);
