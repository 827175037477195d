import { MAX_FILTER_VALUES, type MemberFilter } from "#contract/members/member-query.ts";
import { SENIORITY_LEVELS, type SeniorityLevel } from "#contract/members/member-terms.ts";
import type { Role } from "#contract/members/role-terms.ts";
import { toCountryCodes } from "#contract/values/regions.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import { PREFERRED_WORD } from "../../dictionaries/preferred-word.ts";
import { CROSS_PLATFORM } from "../../dictionaries/roles.ts";
import { VALUES_FIELDS, type ValuesField } from "../../filters/member-filters.ts";
import { withoutLevels } from "../names/levels.ts";
import type { NamedValue } from "../reading.ts";

/** Words that can mean several filters, or one that is not certain. */
export type Unclear = {
  text: string;
  filters: MemberFilter[];
  /** Whether members may have these words: "Jordan" is a name, "at least 5" is none. */
  isText: boolean;
  /** Other text. */
  rest: string;
};

/** A filter narrowed further: values of lists are added, others replaced. */
export function addToFilter(filter: MemberFilter, found: MemberFilter): MemberFilter {
  const merged: Record<string, unknown> = { ...filter, ...found };
  for (const field of VALUES_FIELDS) {
    const added = found[field];
    if (!added) continue;
    const known: readonly (string | number)[] = filter[field] ?? [];
    const others = new Set<string | number>(added.filter((value) => !known.includes(value)));
    merged[field] = [...known, ...others].slice(0, MAX_FILTER_VALUES);
  }
  return merged as MemberFilter;
}

/** The field that a name rules out values of; undefined where there is no such filter. */
export const NOT_FIELDS: Partial<Record<ValuesField, ValuesField>> = {
  technology: "technology_not",
  country: "country_not",
  tag: "tag_not",
};

/** A name as it was written, and what members have of it. */
export type NamedText = { named: NamedValue; text: string; label: string | undefined };

/** Sums of a week, a month or all of a job, and how many hours they are for. */
export type Sums = {
  /** The rate of an hour that a sum is at full time. */
  weekRate?: { value: number; text: string };
  /** A sum for all of a job. */
  total?: { value: number; text: string };
  weeklyHours?: number;
  totalHours?: { value: number; text: string };
};

/** What a sentence was found to say so far. */
export class Findings {
  filter: MemberFilter = {};
  readonly notLevels = new Set<string>();
  ignored: string[] = [];
  /** What is asked for and no one has. */
  readonly missing: string[] = [];
  /** Names of what is nearest to it. */
  readonly near = new Set<string>();
  readonly rest: string[] = [];
  unclear: (Omit<Unclear, "rest"> & { index: number })[] = [];
  /** Places that are only welcome, by their names. */
  readonly places = new Map<string, NamedValue>();
  /** Texts about when one is available. */
  readonly dates: string[] = [];
  /** Whether one of them has a word such as "start". */
  isStartSaid = false;
  /** Levels that only rank, where none is asked for. */
  likely: readonly string[] = [];
  /** Levels that are asked for where no level and no years are: "an experienced developer". */
  seasoned: readonly SeniorityLevel[] = [];
  /** What counts where nothing else of its kind was said. */
  weak: { filter: MemberFilter; text: string } | undefined;
  /** Texts of the names that are asked for, and of those ruled out. */
  readonly wanted = new Map<string, NamedText>();
  readonly denied = new Map<string, NamedText>();
  /** What members have of each name that is ruled out. */
  readonly deniedLabels = new Set<string>();
  /** Texts of the names that were taken back. */
  readonly dropped = new Map<string, string>();
  /** The text of the hours in common. */
  zoneText: string | undefined;
  /** Whether lower rates come first. */
  isCheap = false;
  /** Texts about when one is available that are only welcome. */
  readonly soon: { text: string; filters: MemberFilter[] }[] = [];
  /** Whether its years have two ends: "3 to 5 years". */
  isYearsRange = false;
  /** What sums and hours say of a rate, with their texts. */
  readonly sums: Sums = {};
  /** The choice of technologies that the filter has; there can be one. */
  choice: number | undefined;

  add(found: MemberFilter) {
    const { available_by, experience_min = 0 } = this.filter;
    this.filter = addToFilter(this.filter, found);
    // Of "March or April" the later one leaves no one out.
    if (available_by && found.available_by && available_by > found.available_by) {
      this.filter.available_by = available_by;
    }
    this.isYearsRange ||= found.experience_min !== undefined && found.experience_max !== undefined;
    // "8 years of Java, 2 to 3 of AWS" are eight at least.
    if (experience_min > 0 && found.experience_min && this.filter.experience_max) {
      delete this.filter.experience_max;
    }
    // "5 years of Python, 2 of AWS" are five in all.
    if (found.experience_min && experience_min > found.experience_min) {
      this.filter.experience_min = experience_min;
    }
  }

  /** Takes a value back. */
  drop(field: ValuesField, dropped: string) {
    const { [field]: values, ...others } = this.filter;
    const left = (values ?? []).filter((value) => value !== dropped);
    this.filter = left.length > 0 ? addToFilter(others, { [field]: left }) : others;
  }

  /** Texts that turned out to say more are neither ignored nor offered. */
  take(texts: readonly string[]) {
    this.ignored = this.ignored.filter((text) => !texts.includes(text));
    this.unclear = this.unclear.filter(({ text }) => !texts.includes(text));
  }

  /** @param ranking the text by which members who have it come first */
  offer(text: string, filters: MemberFilter[], ranking?: string) {
    const isText = ranking !== undefined;
    this.unclear.push({ text, filters, isText, index: this.rest.length });
    if (isText) this.rest.push(ranking);
  }
}

/** All of one language is that language, and a choice that one of all makes needless is none. */
function tidyLanguages(filter: MemberFilter): void {
  const { language, language_all: all } = filter;
  if (all && language?.some((code) => all.includes(code))) delete filter.language;
  if (all?.length !== 1 || filter.language) return;
  filter.language = all;
  delete filter.language_all;
}

/** What only ranks is named once, and not where everyone has it: "for a bank, finance experience required". */
export function toRest(
  rest: readonly string[],
  { filter, wanted, deniedLabels: denied }: Findings,
): string {
  const tags = [...wanted.values()].filter(({ named }) => named.field === "tag");
  const [only, ...others] = tags;
  const isOne = others.length === 0 && filter.tag?.length === 1;
  const needless = isOne && only?.label ? [only.label] : [];
  // "No Laravel, the last one only knew Laravel" ranks no one who has it.
  const unranked = new Set([...needless, ...denied].map((label) => `${PREFERRED_WORD} ${label}`));
  return [...new Set(rest)].filter((text) => !unranked.has(text)).join(" ");
}

/** "Poland, but not from other EU countries": who is in Poland, which the denial must not rule out. */
function tidyCountries(filter: MemberFilter) {
  const { country, country_not } = filter;
  if (!country || !country_not) return;
  const wanted = toCountryCodes(country);
  const left = country_not.filter((place) => {
    const denied = new Set(toCountryCodes([place]));
    return !wanted.every((code) => denied.has(code));
  });
  if (left.length > 0) filter.country_not = left;
  else delete filter.country_not;
}

/** Of several people, one can be meant by "experienced". "Web developer" is one, whom several roles are. */
function addSeasoned(filter: MemberFilter, { seasoned, wanted }: Findings): void {
  const isLevelSaid = filter.seniority_level ?? filter.experience_min;
  const roles = [...wanted.values()].filter(({ named }) => named.field === "role");
  const isOnePerson = (filter.role ?? []).length < 2 || roles.length === 1;
  if (seasoned.length > 0 && isLevelSaid === undefined && isOnePerson)
    filter.seniority_level = [...seasoned];
}

const WELCOME = new RegExp(`^${PREFERRED_WORD} `);

/** The platforms of "React Native, iOS + Android" are those of one app. */
function mergePlatforms(filter: MemberFilter, rest: readonly string[]): void {
  const { role = [], technology = [], technology_any = [] } = filter;
  const isBoth = role.includes("ios") && role.includes("android");
  const isCross =
    [...technology, ...technology_any].some((name) => CROSS_PLATFORM.includes(String(name))) ||
    // "An app for iOS and Android, probably Flutter"
    rest.some((text) =>
      CROSS_PLATFORM.includes(toFolded(text).replace(WELCOME, "").replace(" ", "-")),
    );
  if (!isBoth || !isCross) return;
  const others = role.filter((one) => one !== "ios" && one !== "android");
  filter.role = [...new Set<Role>([...others, "mobile"])];
}

/** A choice of one technology is none; full and part time together leave everybody, as all levels do. */
export function tidy(findings: Findings): MemberFilter {
  const { filter, weak, notLevels, soon, isYearsRange } = findings;
  const tidied: MemberFilter = { ...filter };
  addSeasoned(tidied, findings);
  const { technology_any, workload } = tidied;
  if (technology_any?.length === 1) {
    delete tidied.technology_any;
    tidied.technology = [...(tidied.technology ?? []), ...technology_any];
  }
  mergePlatforms(tidied, findings.rest);
  tidyLanguages(tidied);
  tidyCountries(tidied);
  if (workload && workload.length > 1) delete tidied.workload;
  // "Senior, 3 to 5 years of React" may have more of others.
  const isSenior = tidied.seniority_level?.some((level) => level === "senior" || level === "lead");
  if (isYearsRange && isSenior) delete tidied.experience_max;
  if (tidied.available_by) delete tidied.available;
  // "Available ideally at once" is welcome.
  else if (weak?.filter.available && soon.length === 0) tidied.available ??= true;
  if (notLevels.size > 0) {
    const levels = withoutLevels(tidied.seniority_level, notLevels);
    if (levels.length > 0) tidied.seniority_level = levels;
  }
  if (tidied.seniority_level?.length === SENIORITY_LEVELS.length) delete tidied.seniority_level;
  return tidied;
}
