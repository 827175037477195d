import { z } from "zod";
import { MAX_COMPARED, MIN_COMPARED, toCompareUrl } from "#app/developers/compare/compare-url.ts";
import { type ComparisonRow, toComparison } from "#app/developers/compare/comparison.ts";
import { toFilterChips } from "#app/developers/filters/filter-chips.ts";
import { toDevelopersUrl } from "#app/developers/filters/member-url.ts";
import { listMembers } from "#app/developers/members.service.server.ts";
import { readNothingFound } from "#app/developers/nothing-found/nothing-found.service.server.ts";
import { toFilterNames } from "#app/developers/search/filter-names.server.ts";
import { getMemberTaxonomy } from "#app/developers/search/member-taxonomy.service.server.ts";
import { toToday } from "#app/developers/search/today.ts";
import { readSentenceFilter } from "#app/developers/sentence/sentence.service.server.ts";
import { findMemberBySlug } from "#app/developers/stored-members.service.server.ts";
import { findCurrentSlug } from "#app/site/redirects/previous-slugs.repository.server.ts";
import { getCachedSite } from "#app/site/site.service.server.ts";
import type { Member } from "#contract/members/member.ts";
import { MemberFilterSchema } from "#contract/members/member-query.ts";
import { SlugSchema } from "#contract/values/taxonomy.ts";
import { withNoun } from "#contract/values/trade.ts";
import { notFound, unprocessable } from "#platform/errors.ts";
import { toFound, toProfile } from "./member-texts.server.ts";
import { type ToolDeps, toPublicTool } from "./tool.server.ts";

const DEFAULT_FOUND = 6;
const MAX_FOUND = 12;
const MAX_PAGE = 100;

/** The filters of the list, with the sentence that a person would type. */
export const SearchSchema = MemberFilterSchema.omit({ ids: true, q: true }).extend({
  q: MemberFilterSchema.shape.q.describe(
    'What a person would type, like "two seniors in Europe, up to €60". It is read as filters; words that are none rank',
  ),
});

const MemberSlugSchema = SlugSchema.describe(
  "`slug` of a search result, the last part of a profile's URL",
);

/** Reads the sentence, and what the filters are in words. */
export async function readFilter({ db, clock }: ToolDeps, search: z.output<typeof SearchSchema>) {
  const today = toToday(clock());
  const { filter, ...words } = await readSentenceFilter(db, search, today);
  const [taxonomy, { terms }] = await Promise.all([getMemberTaxonomy(db), getCachedSite(db)]);
  const chips = toFilterChips(filter, toFilterNames(taxonomy, terms));
  return { filter, chips, today, words };
}

const searchDevelopers = toPublicTool({
  name: "search_developers",
  title: "Search developers",
  description:
    "Finds developers by a sentence, by filters or both, in the site's own order. The result says which filters were read, which words were not, and has a URL of the same list for people. When no developer matches, it says what to leave out.",
  input: SearchSchema.extend({
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1).describe("Of the results"),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MAX_FOUND)
      .default(DEFAULT_FOUND)
      .describe("Developers on a page"),
  }),
  async run(deps, { page, limit, ...search }) {
    const { db, env } = deps;
    const { filter, chips, today, words } = await readFilter(deps, search);
    const { data, meta } = await listMembers(
      db,
      { filter, page, per_page: limit },
      undefined,
      today,
    );
    return {
      filters: chips.map(({ label }) => label),
      unclear_words: words.unclear,
      ignored_words: words.ignored,
      missing_words: words.missing,
      total: meta.total,
      total_is_capped: meta.total_is_capped,
      page: meta.current_page,
      last_page: meta.last_page,
      url: env.siteUrl + toDevelopersUrl(filter),
      developers: data.map((member) => toFound(member, { siteUrl: env.siteUrl, today })),
      ...(meta.total === 0 ? await readNear(deps, filter, { chips, today }) : {}),
    };
  },
});

async function readNear(
  { db, env: { siteUrl } }: ToolDeps,
  filter: Parameters<typeof readNothingFound>[1],
  { chips, today }: Parameters<typeof readNothingFound>[2],
) {
  const { without, nearby } = await readNothingFound(db, filter, { chips, today });
  return {
    without: without.map(({ label, total, to }) => ({ label, total, url: siteUrl + to })),
    close: nearby.map(({ member, differences }) => ({
      ...toFound(member, { siteUrl, today }),
      differences,
    })),
  };
}

const readDeveloper = toPublicTool({
  name: "read_developer",
  title: "Read one developer",
  description: "The profile of one developer: experience, projects, checks, references, rate.",
  input: z.strictObject({ slug: MemberSlugSchema }),
  async run({ db, env: { siteUrl }, clock }, { slug }) {
    return toProfile(await getBySlug(db, slug), { siteUrl, today: toToday(clock()) });
  },
});

const compareDevelopers = toPublicTool({
  name: "compare_developers",
  title: "Compare developers",
  description:
    "Puts two to four developers side by side, as the site does: what differs, with the best value of a row, and what is the same.",
  input: z.strictObject({
    slugs: z
      .array(MemberSlugSchema)
      .min(MIN_COMPARED, "Send two slugs or more")
      .max(MAX_COMPARED, `Send ${MAX_COMPARED} slugs or fewer`)
      .describe("Of those to compare"),
  }),
  async run({ db, env, clock }, { slugs }) {
    const members = await Promise.all([...new Set(slugs)].map((slug) => getBySlug(db, slug)));
    if (members.length < MIN_COMPARED) throw unprocessable({ slugs: ["Send two slugs or more"] });
    const site = await getCachedSite(db);
    const { facts, technologies, same } = toComparison(members, { site, today: toToday(clock()) });
    const names = members.map(({ slug }) => slug);
    const toRow = ({ label, cells, best }: ComparisonRow) => ({
      label,
      values: Object.fromEntries(cells.map((cell, index) => [names[index], cell])),
      ...(best ? { best: `${best.name}: ${best.of.map((index) => names[index]).join(", ")}` } : {}),
    });
    return {
      url: env.siteUrl + toCompareUrl(members.map(({ id }) => id)),
      differs: [...facts, ...technologies].filter(isText).map(toRow),
      same: same.filter(isText).map(({ label, cells: [value] }) => ({ label, value })),
    };
  },
});

/** A row whose cells are drawn has no text to read. */
const isText = ({ drawn }: ComparisonRow) => drawn !== "proof";

/** @throws PublicError 404 */
export async function getBySlug(db: ToolDeps["db"], slug: string): Promise<Member> {
  const found = await findMemberBySlug(db, slug);
  if (found) return found;
  const current = await findCurrentSlug(db, "member", slug);
  const renamed = current === undefined ? undefined : await findMemberBySlug(db, current);
  if (renamed) return renamed;
  throw notFound(withNoun(`There is no developer ${slug}.`));
}

export const developerTools = [searchDevelopers, readDeveloper, compareDevelopers];
