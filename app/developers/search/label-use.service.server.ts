import type { TaxonomyUse } from "#app/taxonomy/taxonomy-use.ts";
import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import type { Role } from "#contract/members/role-terms.ts";
import { COUNTRIES } from "#contract/values/countries.ts";
import { LANGUAGES } from "#contract/values/languages.ts";
import { REGIONS } from "#contract/values/regions.ts";
import { WORKLOADS } from "#contract/values/request-terms.ts";
import type { Database, Queryable } from "#database/client.server.ts";
import { narrowReads } from "#database/reads.server.ts";
import { toIndexWords } from "#platform/text/search-words.server.ts";
import { cacheContent } from "#services/content/versions/cached-content.server.ts";
import type { LabelField } from "../filters/member-filters.ts";
import { hasUncounted, listUsedLabels } from "./label-counts.repository.server.ts";
import { MAIN_LETTER, toLabel, toOptionLabels } from "./member-labels.ts";
import { readTaxonomyRows, type TaxonomyRows } from "./member-taxonomy.repository.server.ts";
import { findKnownWords } from "./member-words.repository.server.ts";
import { type RoleQuery, toRoleQueries } from "./role-queries.server.ts";
import type { LabelWord } from "./search-terms.server.ts";

type Named = { field: LabelField; value: string | number; texts: string[] };

function toNamed({ technologies, tags }: TaxonomyRows): Named[] {
  return [
    ...technologies.map(({ id, slug, name, aliases }) => ({
      field: "technology" as const,
      value: id,
      texts: [name, ...aliases, slug.replaceAll("-", "")],
    })),
    ...tags.map(({ id, name }) => ({ field: "tag" as const, value: id, texts: [name] })),
    ...COUNTRIES.map(({ code, name }) => ({
      field: "country" as const,
      value: code,
      texts: [name],
    })),
    ...LANGUAGES.map(({ code, name }) => ({
      field: "language" as const,
      value: code,
      texts: [name],
    })),
  ];
}

function toLabelWords({ field, value, texts }: Named): LabelWord[] {
  const words = new Set(texts.flatMap((text) => [...toIndexWords(text)]));
  const label = toLabel(field, value);
  const mainLabel = field === "technology" ? { mainLabel: MAIN_LETTER + value } : {};
  return [...words].map((word) => ({ word, label, ...mainLabel }));
}

/** Labels of the used countries of regions, by the words of their names. */
function toRegions(used: ReadonlySet<string>): ReadonlyMap<string, string[]> {
  const regions = new Map<string, string[]>();
  for (const [slug, { name }] of Object.entries(REGIONS)) {
    const labels = toOptionLabels("country", slug).filter((label) => used.has(label));
    for (const word of toIndexWords(name)) {
      regions.set(word, [...new Set([...(regions.get(word) ?? []), ...labels])]);
    }
  }
  return regions;
}

async function readSource(tx: Queryable) {
  const rows = await readTaxonomyRows(tx);
  const named = toNamed(rows);
  const labels = [
    ...named.map(({ field, value }) => toLabel(field, value)),
    ...SENIORITY_LEVELS.map((level) => toLabel("seniority_level", level)),
    ...WORKLOADS.map(({ name }) => toLabel("workload", name)),
  ];
  // An edit of a rate or a text changes no label.
  const { used, isLarge } = await narrowReads(
    { member_search: ["member_search:labels"] },
    async () => ({ used: await listUsedLabels(tx, labels), isLarge: await hasUncounted(tx) }),
  );
  for (const role of await listUsedRoles(tx, toRoleQueries(rows), used)) {
    for (const label of toOptionLabels("role", role)) used.add(label);
  }
  return { named, used, isLarge };
}

/** Roles of which some member has a technology or a word. */
async function listUsedRoles(
  tx: Queryable,
  roles: ReadonlyMap<Role, RoleQuery>,
  used: ReadonlySet<string>,
): Promise<Role[]> {
  const { exact } = await findKnownWords(
    tx,
    [...roles.values()].flatMap(({ words }) => words),
  );
  return [...roles].flatMap(([role, { words, technologyIds }]) =>
    words.some((word) => exact.has(word)) ||
    technologyIds.some((id) => used.has(toLabel("technology", id)))
      ? [role]
      : [],
  );
}

/**
 * Labels of the published members as they are now, with the words that these and regions are searched
 * by, and whether a list can have more members than are counted.
 */
export const getLabelUse = cacheContent(readSource, ({ named, used, isLarge }) => ({
  used,
  isLarge,
  regions: toRegions(used),
  words: named.filter(({ field, value }) => used.has(toLabel(field, value))).flatMap(toLabelWords),
}));

/** Technologies, tags, countries and languages for `?available=true`. */
export async function readTaxonomyUse(db: Database): Promise<TaxonomyUse> {
  const { used } = await getLabelUse(db);
  return {
    hasTechnology: (id) => used.has(toLabel("technology", id)),
    hasTag: (id) => used.has(toLabel("tag", id)),
    hasCountry: (code) => used.has(toLabel("country", code)),
    hasLanguage: (code) => used.has(toLabel("language", code)),
  };
}
