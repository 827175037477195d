import type { MemberFilter } from "#contract/members/member-query.ts";
import type { SeniorityLevel } from "#contract/members/member-terms.ts";
import type { SIGNS } from "../dictionaries/language.ts";
import type { ListField } from "../filters/member-filters.ts";

/** What a name means: a value of a list filter. */
export type NamedValue = {
  field: ListField;
  value: string;
  /** Whether it is an adjective of a country, such as "Polish", which is a language as well. */
  isAdjective?: boolean;
  /** Whether it is none of the site: a technology or position that no member can have. */
  isAbsent?: boolean;
  /** Whether an absent one is a word as well, such as "Sketch". */
  isAmbiguous?: boolean;
  /** What is asked for beside it: the Lambda of "AWS Lambda". */
  service?: string;
  /** The name of what is nearest to an absent one. */
  near?: string | undefined;
};

/** What is said of others. */
export type Sign = (typeof SIGNS)[number];

/** A date that is written from a word on. */
export type FoundDate = {
  /** ISO date; two where the order of day and month is not known. */
  dates: readonly [string, ...string[]];
  /** The first day of a month or a quarter, or as good as it. */
  first?: string;
  /** The first day of a month that is not named, such as the next one. */
  from?: string;
  /** Words that it takes. */
  length: number;
  /** Whether a word such as "May" is all there is. */
  isBareMonth?: boolean;
  /** Whether it is the end of a span: "in two weeks". */
  isSpan?: boolean;
  /** Whether it is Christmas or Easter. */
  isFeast?: boolean;
};

export type FoundNumber = { value: number; length: number };

/** The name that begins at a word, and what it means. */
export type KnownName = { length: number; values: readonly NamedValue[] };

/** The time zone that is named from a word on. */
export type KnownZone = {
  zone: string;
  length: number;
  /** Whether it is a clock, such as "CET", and no place. */
  isClock: boolean;
};

export type FoundName = {
  /** With the words beside it. */
  length: number;
  /** Where the name itself begins, and where it ends. */
  at: number;
  end: number;
  values: readonly NamedValue[];
  /** Whether a word beside it tells its field, as in "from Jordan". */
  isSure: boolean;
  /** Whether it is a place of another person: "for Germany", "we are based in Berlin". */
  isOther?: boolean;
  /** Whether that is where the visitor or the team is. */
  isOwn?: boolean;
};

/** What words from one on mean. */
export type Reading = {
  length: number;
  /** More than one where they can mean each of them, none where no filter says it. */
  filters: MemberFilter[];
  /** Whether it only counts where nothing of its kind says more: "available", beside a date. */
  isWeak?: boolean;
  /** Whether a filter is only likely, and offered. */
  isOffered?: boolean;
  /** Whether those who have more of it are meant, too: "at least 20 hours". */
  isAtLeast?: boolean;
  /** Day from which a developer is needed, an ISO date, where the words are about a start. */
  start?: string;
  /** Whether the time that a rate is for was said, or that it is one. */
  isRate?: boolean;
  /** Whether it is what holds for others: "75 for excellent people, otherwise 65". */
  isOtherwise?: boolean;
  /** The rate of an hour that a sum of a week, month or year is at full time. */
  weekRate?: number;
  /** A sum that can be for all of a job. */
  total?: number;
  /** Hours a week. */
  weeklyHours?: number;
  /** Hours of all of a job: "20 hours in total". */
  totalHours?: number;
  /** What the words mean after "not": "not part time". */
  opposite?: MemberFilter;
  /** Whether it is about the clock of another place or of the visitor: "the same time zone". */
  isSameZone?: boolean;
  /** Whether that place is the one before it, which is only welcome then. */
  isOfPlace?: boolean;
  /** Whether those with lower rates come first. */
  isCheap?: boolean;
  /** The levels that "experienced" means where no level and no years are said. */
  seasoned?: readonly SeniorityLevel[];
};

/**
 * What a sentence says of a part: that it is wanted, welcome, ruled out or not needed, that it cannot be
 * told, or that it was taken back: "Ruby, no wait, Python".
 */
export type Mode = "want" | "soft" | "not" | "unneeded" | "doubt" | "dropped";
