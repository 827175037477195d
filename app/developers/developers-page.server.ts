import { getCachedSite } from "#app/site/site.service.server.ts";
import {
  type CappedPaged,
  DEFAULT_PER_PAGE,
  toPagingLinks,
  toPagingMeta,
} from "#contract/http/paging.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { MemberFilter, MemberQuery } from "#contract/members/member-query.ts";
import type { Database } from "#database/client.server.ts";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import type { Services } from "#services/services.server.ts";
import { type FilterChip, toFilterChips } from "./filters/filter-chips.ts";
import { toFilterDraft, toTickedField } from "./filters/filter-draft.ts";
import { mapLists, toListField, VALUES_FIELDS } from "./filters/member-filters.ts";
import { toMemberSearch } from "./filters/member-url.ts";
import type { FilterOption } from "./filters/option-row.tsx";
import type { FilterOptions } from "./filters/packed-options.ts";
import {
  type NothingFound,
  readNothingFound,
} from "./nothing-found/nothing-found.service.server.ts";
import { noteEmptySearch } from "./search/empty-searches.service.server.ts";
import { toFilterNames } from "./search/filter-names.server.ts";
import { getLabelUse } from "./search/label-use.service.server.ts";
import { LIST_OPTIONS, listUsedOptions } from "./search/list-options.server.ts";
import { getMemberTaxonomy } from "./search/member-taxonomy.service.server.ts";
import { countOptions, type OptionCounts } from "./search/option-counts.service.server.ts";
import { toToday } from "./search/today.ts";
import { toUnclearWords, type UnclearWords } from "./sentence/notices/unclear-words.ts";
import { readOffered, readSearch } from "./sentence/sentence.service.server.ts";

export type FilterPart = {
  /** Technologies and tags by slug, also where the URL has ids. */
  filter: MemberFilter;
  options: FilterOptions;
  chips: FilterChip[];
  /** Words of the search that can be filters. */
  unclear: UnclearWords[];
};

export const NO_OPTIONS: FilterOptions = mapLists(() => []);

/** The filters where they could not be read. */
export const toEmptyFilterPart = (filter: MemberFilter): FilterPart => ({
  filter,
  options: NO_OPTIONS,
  chips: [],
  unclear: [],
});

/** The list where it could not be read. */
export function toEmptyPage(
  query: MemberQuery,
  toUrl: (page: number) => string,
): CappedPaged<MemberCard> {
  const meta = {
    ...toPagingMeta({ ...query, page: 1, total: 0, path: "/developers" }),
    total_is_capped: false,
  };
  return { data: [], links: toPagingLinks(meta, toUrl), meta };
}

/** The form for news of a search, with the words that no one has yet, so that an email tells when someone does. */
export function toSaveUrl(filter: MemberFilter, missing: string): string {
  const q = [filter.q, missing.replaceAll(", ", " ")].filter(Boolean).join(" ");
  return `/save-search${toMemberSearch({ ...filter, q: q || undefined })}`;
}

type MissedContext = { chips: FilterChip[]; missing: string; text: string | undefined };

/** Notes a search for what no one has; the page does without. */
export async function noteMissed(
  { primary, log }: Pick<Services, "primary" | "log">,
  filter: MemberFilter,
  { chips, missing, text = "" }: MissedContext,
) {
  const words = missing.replaceAll(", ", " ");
  const q = [filter.q, words].filter(Boolean).join(" ") || undefined;
  const labels = [...chips.map(({ label }) => label), ...(words ? [`“${words}”`] : [])];
  const noted = noteEmptySearch(primary, { ...filter, q }, { labels, text: `${text} ${words}` });
  await emptyOnError(log, "searches without results", noted, undefined);
}

/** Who is near a search without results; the page does without. */
export async function readNear(
  { db, log }: Pick<Services, "db" | "log">,
  filter: MemberFilter,
  { chips, today }: { chips: FilterChip[]; today: string },
): Promise<NothingFound | undefined> {
  const near = readNothingFound(db, filter, { chips, today });
  return (await emptyOnError(log, "developers who are near", near, undefined)).value;
}

async function readCounts(
  db: Database,
  filter: MemberFilter,
  hasCounts: boolean | Promise<boolean>,
): Promise<OptionCounts> {
  if (hasCounts === false) return () => undefined;
  // Where all members can be counted, nothing has to wait for how many the list has.
  const isCounted = !(await getLabelUse(db)).isLarge || (await hasCounts);
  return isCounted ? countOptions(db, filter) : () => undefined;
}

/**
 * Options of the filter form of `/developers`, those that some member has, and their state.
 * @param hasCounts false leaves out how many members have each of them
 */
export async function readFilterPart(
  db: Database,
  filter: MemberFilter,
  {
    today = toToday(new Date()),
    unclear = "",
    per_page = DEFAULT_PER_PAGE,
    hasCounts = true as boolean | Promise<boolean>,
  } = {},
): Promise<FilterPart> {
  const { q, ...others } = filter;
  const context = { today, ownZone: filter.zone };
  const [taxonomy, { terms }, { used }, countOf, sentence, offered] = await Promise.all([
    getMemberTaxonomy(db),
    getCachedSite(db),
    getLabelUse(db),
    readCounts(db, filter, hasCounts),
    readSearch(db, q ?? "", context),
    readOffered(db, unclear, context),
  ]);
  const all = mapLists((field) => LIST_OPTIONS[field](taxonomy));
  // An id in a URL is replaced by the slug that the form and the permalink use.
  const readable: MemberFilter = { ...filter };
  for (const field of VALUES_FIELDS) {
    const options = all[toListField(field)];
    const toSlug = (key: string | number) =>
      options.find((option) => option.key === key)?.value ?? key;
    if (filter[field]) Object.assign(readable, { [field]: filter[field].map(toSlug) });
  }
  const draft = toFilterDraft(readable);
  const names = toFilterNames(taxonomy, terms);
  const usedOptions = listUsedOptions(taxonomy, used);
  return {
    filter: readable,
    options: mapLists((field) =>
      usedOptions[field].map(
        ({ key, value, label }): FilterOption => ({
          value,
          label,
          members: countOf(toTickedField(field, draft), key),
        }),
      ),
    ),
    chips: toFilterChips(readable, names, per_page),
    unclear: toUnclearWords(others, sentence, { offered, names, per_page }),
  };
}
