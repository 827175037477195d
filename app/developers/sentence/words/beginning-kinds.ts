import type { WordKind } from "../../dictionaries/language.ts";

/**
 * What can begin with a word, a bit for each. All of a word are looked up at once, so that one test passes
 * over the words that a reader has nothing to read in, which are most.
 */
export const BEGINS = {
  number: 1,
  /** The name of a month, a day or a quarter. */
  dateName: 2,
  date: 4,
  availability: 8,
  overlap: 16,
  workload: 32,
  amount: 64,
  unfiltered: 128,
  /** A word before a name that tells its field: "from", "at least" before a level. */
  field: 256,
  /** A word before a place where no one has to be. */
  otherPlace: 512,
  /** A sign that is one beside other words only: "would be sweet". */
  otherSign: 1024,
  /** A word before a date or a span of time, which begins nothing without it: "in", "for". */
  beforeDate: 2048,
  /** A phrase that is listed for the whole of a text. */
  listed: 4096,
  /** A span of time, or what is before one: "two weeks", "within". */
  span: 8192,
  /** What a span of time is counted in. */
  unit: 16384,
  /** A part of a month or year: "early", "end of". */
  datePart: 32768,
  currency: 65536,
  /** What an amount is for: "per hour", "day rate". */
  period: 131072,
  /** A word after a name that tells its field: "speaking", "or above". */
  fieldAfter: 262144,
} as const;

/** Kinds of phrases that are looked for in the whole of a text. */
export const LISTED_KINDS = [
  "anotherOne",
  "currentTeam",
  "decided",
  "doesBoth",
  "expert",
  "formerPeople",
  "leaves",
  "longTerm",
  "met",
  "moved",
  "offHours",
  "onSite",
  "overpriced",
  "ownPlace",
  "praise",
  "replacement",
  "strong",
  "tooFar",
  "workDone",
] as const satisfies readonly WordKind[];

export type ListedKind = (typeof LISTED_KINDS)[number];

/** What a condition can begin with. */
export const BEGINS_PART =
  BEGINS.number |
  BEGINS.dateName |
  BEGINS.date |
  BEGINS.availability |
  BEGINS.overlap |
  BEGINS.workload |
  BEGINS.amount |
  BEGINS.unfiltered;

/** What is before a name, a date or a span of time, and begins nothing without it: "in the", "for". */
export const BEGINS_BEFORE = BEGINS.field | BEGINS.otherPlace | BEGINS.beforeDate | BEGINS.span;

type Beginning = (typeof BEGINS)[keyof typeof BEGINS];

/** What can be before the number of an amount, and what it says. */
export const BEFORE_AMOUNT: readonly WordKind[] = [
  "upper",
  "lower",
  "between",
  "about",
  "ratherAbout",
  "rate",
  "total",
];

const DATES: readonly WordKind[] = [
  "next",
  "this",
  "early",
  "middle",
  "weekOne",
  "weekTwo",
  "weekThree",
  "end",
  "tomorrow",
  "newYear",
  "thisYear",
  "afterSummer",
  "afterChristmas",
  "calendarWeek",
  "weeks",
  "months",
  "christmas",
  "easter",
];

/** Phrases that each of them begins with, but for numbers and what `toBitsOfKey` adds. */
export const KINDS: readonly (readonly [Beginning, readonly WordKind[]])[] = [
  [BEGINS.date, DATES],
  [
    BEGINS.availability,
    [
      ...DATES,
      "start",
      "available",
      "noticePeriod",
      "now",
      "nowAlone",
      "yesterday",
      "quickly",
      "askedAvailable",
      "endDate",
      "between",
    ],
  ],
  [
    BEGINS.overlap,
    [
      "own",
      "halfDay",
      "ofThem",
      "overlapAll",
      "overlap",
      "timeDifference",
      "plusMinus",
      "within",
      "lower",
      "about",
      "between",
    ],
  ],
  [BEGINS.workload, ["fullTime", "partTime", "fewHours", "upper", "lower", "about", "workload"]],
  [
    BEGINS.amount,
    [
      ...BEFORE_AMOUNT,
      "decade",
      "belowThat",
      "hourRate",
      "dayRate",
      "weekRate",
      "monthRate",
      "yearRate",
      "euro",
      "dollar",
      "pound",
      "otherCurrency",
    ],
  ],
  [BEGINS.unfiltered, ["cheap", "unfiltered", "notJunior", "seasoned"]],
  [
    BEGINS.field,
    ["speaks", "livingIn", "levelAtLeast", "levelBelow", "levelAbove", "levelToo", "levelAllowed"],
  ],
  [BEGINS.fieldAfter, ["speaking", "basedAfter", "levelUp", "levelEnough", "person"]],
  [BEGINS.otherPlace, ["ownPlace", "otherPlace", "livingIn"]],
  [BEGINS.otherSign, ["wouldBe", "withdrawn"]],
  [BEGINS.beforeDate, ["beforeDate", "beforeSpan"]],
  [BEGINS.listed, LISTED_KINDS],
  [BEGINS.span, ["beforeSpan", "noticePeriod"]],
  [BEGINS.unit, ["days", "weeks", "months", "years"]],
  [BEGINS.datePart, ["early", "middle", "weekOne", "weekTwo", "weekThree", "end"]],
  [BEGINS.currency, ["euro", "dollar", "pound", "otherCurrency"]],
  [
    BEGINS.period,
    [
      "perHour",
      "perDay",
      "perWeek",
      "perMonth",
      "perYear",
      "hourRate",
      "dayRate",
      "weekRate",
      "monthRate",
      "yearRate",
    ],
  ],
];
