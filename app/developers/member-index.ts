import type { MemberSort } from "#contract/member-sort.ts";
import type { SeniorityLevel } from "#contract/member-terms.ts";
import { toFolded, toIndexWords } from "./member-words.ts";

/** What of a published member lists are filtered, searched and sorted by. */
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

export type IndexedTechnology = { id: number; slug: string; name: string; aliases: string[] };
export type IndexedTag = { id: number; slug: string };

/** Places of members in the index, ascending; a place is also the rank in recommended order. */
export type Places = number[];

/**
 * All published members, turned inside out: for each value of a filter the places of the members
 * that have it, for each number a column.
 */
export type MemberIndex = {
  ids: number[];
  /** Place of each id. */
  places: Map<number, number>;
  technology: Map<number, Places>;
  main_technology: Map<number, Places>;
  tag: Map<number, Places>;
  seniority_level: Map<string, Places>;
  country: Map<string, Places>;
  language: Map<string, Places>;
  /** NaN where there is none. */
  rates: Float64Array;
  experience: Uint8Array;
  /** ISO dates; null where there is none. */
  available_from: (string | null)[];
  /** Folded full names. */
  names: string[];
  /** Words of names and positions. */
  words: Map<string, Places>;
  /** Words of technologies, with the ids of the technologies that have them. */
  technology_words: Map<string, number[]>;
  /** Every word once, sorted by code units. */
  vocabulary: string[];
  technology_ids: Map<string, number>;
  tag_ids: Map<string, number>;
  /** Places in the order of a sort, made when it is first asked for. */
  orders: Map<MemberSort, Uint32Array>;
};

function compareNullsLast<Value>(
  a: Value | null,
  b: Value | null,
  compare: (a: Value, b: Value) => number,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Featured first, then those whose availability was confirmed most recently. */
function compareRecommended(a: IndexedMember, b: IndexedMember): number {
  return (
    Number(b.featured) - Number(a.featured) ||
    compareNullsLast(a.availability_confirmed_at, b.availability_confirmed_at, (x, y) =>
      compareText(y, x),
    ) ||
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

export function buildMemberIndex(source: {
  members: readonly IndexedMember[];
  technologies: readonly IndexedTechnology[];
  tags: readonly IndexedTag[];
}): MemberIndex {
  const members = source.members.toSorted(compareRecommended);
  const index: MemberIndex = {
    ids: members.map((member) => member.id),
    places: new Map(members.map((member, place) => [member.id, place])),
    technology: new Map(),
    main_technology: new Map(),
    tag: new Map(),
    seniority_level: new Map(),
    country: new Map(),
    language: new Map(),
    rates: Float64Array.from(members, (member) => member.sales_rate ?? Number.NaN),
    experience: Uint8Array.from(members, (member) => member.years_of_experience),
    available_from: members.map((member) => member.available_from),
    names: members.map((member) => toFolded(`${member.first_name} ${member.last_name}`.trim())),
    words: new Map(),
    technology_words: toTechnologyWords(source.technologies),
    vocabulary: [],
    technology_ids: new Map(source.technologies.map(({ slug, id }) => [slug, id])),
    tag_ids: new Map(source.tags.map(({ slug, id }) => [slug, id])),
    orders: new Map(),
  };
  for (const [place, member] of members.entries()) {
    for (const id of new Set(member.technology_ids)) addTo(index.technology, id, place);
    for (const id of new Set(member.main_technology_ids)) addTo(index.main_technology, id, place);
    for (const id of new Set(member.tag_ids)) addTo(index.tag, id, place);
    for (const code of new Set(member.language_codes)) addTo(index.language, code, place);
    addTo(index.seniority_level, member.seniority_level, place);
    addTo(index.country, member.country_code, place);
    const text = `${member.first_name} ${member.last_name} / ${member.position}`;
    for (const word of toIndexWords(text)) addTo(index.words, word, place);
  }
  const usedTechnologyWords = [...index.technology_words]
    .filter(([, ids]) => ids.some((id) => index.technology.has(id)))
    .map(([word]) => word);
  index.vocabulary = [...new Set([...index.words.keys(), ...usedTechnologyWords])].sort(
    compareText,
  );
  return index;
}
