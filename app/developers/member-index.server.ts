import { scheduler } from "node:timers/promises";
import type { MemberSort } from "#contract/member-sort.ts";
import type { SeniorityLevel } from "#contract/member-terms.ts";
import type { Tag, Technology } from "#contract/taxonomy.ts";
import { toFolded } from "#platform/fold-text.ts";
import { toIndexWords } from "#platform/search-words.server.ts";
import { toVocabulary, type Vocabulary } from "./member-vocabulary.server.ts";

/** Fields of a published member for filters, search and sorting. */
export type IndexedMember = {
  id: number;
  featured: boolean;
  first_name: string;
  last_name: string;
  position: string;
  country_code: string;
  sales_rate: number | null;
  seniority_level: SeniorityLevel;
  years_of_experience: number;
  available_from: string | null;
  availability_confirmed_at: string | null;
  language_codes: string[];
  technology_ids: number[];
  main_technology_ids: number[];
  tag_ids: number[];
};

export type IndexedTag = Tag & { published: boolean };
export type IndexedTechnology = Technology & { aliases: string[]; published: boolean };

/**
 * Ranks of members (positions in recommended order, which is the order of the index), ascending.
 */
export type Ranks = number[];

/**
 * All published members, inverted: for each value of a filter the ranks of the members
 * that have it, for each number a column.
 */
export type MemberIndex = {
  ids: number[];
  /** Rank of each id. */
  ranks: Map<number, number>;
  technology: Map<number, Ranks>;
  main_technology: Map<number, Ranks>;
  tag: Map<number, Ranks>;
  seniority_level: Map<string, Ranks>;
  country: Map<string, Ranks>;
  language: Map<string, Ranks>;
  /** NaN where there is none, which is neither below nor above any number. */
  sales_rate: Float64Array;
  years_of_experience: Float64Array;
  /** In days since 1970, NaN where there is no date. */
  available_from: Float64Array;
  /** Folded full names. */
  names: string[];
  /** Words of names and positions. */
  words: Map<string, Ranks>;
  /** Words of technologies, with the ids of the technologies that have them. */
  technology_words: Map<string, number[]>;
  vocabulary: Vocabulary;
  /** By id in the operator's order, those no longer published included. */
  technologies: Map<number, IndexedTechnology>;
  tags: Map<number, IndexedTag>;
  technology_ids: Map<string, number>;
  tag_ids: Map<string, number>;
  /** Ranks in the order of a sort, computed on first use. */
  orders: Map<MemberSort, Uint32Array>;
};

/** Days since 1970 of an ISO date. */
function toDay(date: string | null): number | null {
  return date === null ? null : Date.parse(date) / 86_400_000;
}

function toColumn(
  members: readonly IndexedMember[],
  toNumber: (member: IndexedMember) => number | null,
): Float64Array {
  return Float64Array.from(members, (member) => toNumber(member) ?? Number.NaN);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Featured first, then those whose availability was confirmed most recently. */
function compareRecommended(a: IndexedMember, b: IndexedMember): number {
  return (
    Number(b.featured) - Number(a.featured) ||
    compareText(b.availability_confirmed_at ?? "", a.availability_confirmed_at ?? "") ||
    a.id - b.id
  );
}

function addTo<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function toTechnologyWords(technologies: readonly IndexedTechnology[]): Map<string, number[]> {
  const words = new Map<string, number[]>();
  for (const { id, slug, name, aliases } of technologies) {
    const all = [name, ...aliases].flatMap((text) => [...toIndexWords(text)]);
    for (const word of new Set([...all, slug.replaceAll("-", "")])) addTo(words, word, id);
  }
  return words;
}

/** Names and positions repeat: each text is taken apart once. */
function createWordsOf() {
  const known = new Map<string, string[]>();
  const wordsOf = (text: string): string[] => {
    const words = known.get(text) ?? [...toIndexWords(text)];
    known.set(text, words);
    return words;
  };
  return ({ first_name, last_name, position }: IndexedMember): Set<string> =>
    new Set([...wordsOf(first_name), ...wordsOf(last_name), ...wordsOf(position)]);
}

/** Members after which the loop yields to the event loop. */
const YIELD_EVERY = 2_000;

export async function buildMemberIndex(source: {
  members: readonly IndexedMember[];
  technologies: readonly IndexedTechnology[];
  tags: readonly IndexedTag[];
}): Promise<MemberIndex> {
  const members = source.members.toSorted(compareRecommended);
  const index: MemberIndex = {
    ids: members.map((member) => member.id),
    ranks: new Map(members.map((member, rank) => [member.id, rank])),
    technology: new Map(),
    main_technology: new Map(),
    tag: new Map(),
    seniority_level: new Map(),
    country: new Map(),
    language: new Map(),
    sales_rate: toColumn(members, (member) => member.sales_rate),
    years_of_experience: toColumn(members, (member) => member.years_of_experience),
    available_from: toColumn(members, (member) => toDay(member.available_from)),
    names: members.map((member) => toFolded(`${member.first_name} ${member.last_name}`.trim())),
    words: new Map(),
    technology_words: toTechnologyWords(source.technologies),
    vocabulary: toVocabulary([]),
    technologies: new Map(source.technologies.map((technology) => [technology.id, technology])),
    tags: new Map(source.tags.map((tag) => [tag.id, tag])),
    technology_ids: new Map(source.technologies.map(({ slug, id }) => [slug, id])),
    tag_ids: new Map(source.tags.map(({ slug, id }) => [slug, id])),
    orders: new Map(),
  };
  const wordsOf = createWordsOf();
  for (const [rank, member] of members.entries()) {
    if (rank % YIELD_EVERY === 0) await scheduler.yield();
    for (const id of new Set(member.technology_ids)) addTo(index.technology, id, rank);
    for (const id of new Set(member.main_technology_ids)) addTo(index.main_technology, id, rank);
    for (const id of new Set(member.tag_ids)) addTo(index.tag, id, rank);
    for (const code of new Set(member.language_codes)) addTo(index.language, code, rank);
    addTo(index.seniority_level, member.seniority_level, rank);
    addTo(index.country, member.country_code, rank);
    for (const word of wordsOf(member)) addTo(index.words, word, rank);
  }
  const usedTechnologyWords = [...index.technology_words]
    .filter(([, ids]) => ids.some((id) => index.technology.has(id)))
    .map(([word]) => word);
  index.vocabulary = toVocabulary([...index.words.keys(), ...usedTechnologyWords]);
  return index;
}
