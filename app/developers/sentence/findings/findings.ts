import { MAX_FILTER_VALUES, type MemberFilter } from "#contract/members/member-query.ts";
import type { SeniorityLevel } from "#contract/members/member-terms.ts";
import { VALUES_FIELDS, type ValuesField } from "../../filters/member-filters.ts";
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
