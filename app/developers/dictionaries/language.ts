/**
 * What the words of a language do in a sentence. Each entry lists words and phrases, separated by
 * commas, without accents and apostrophes being of importance; the longest one that fits wins.
 */
export type LanguageWords = {
  /** Numbers as words. */
  numbers: Readonly<Record<string, number>>;
  /** Twelve, separated by commas, each with its short forms. */
  months?: string;
  /** Seven from Monday on, separated by commas, each with its short forms. */
  weekdays?: string;
  /** Short forms that are words of other languages too, by the position of their day: read after a word such as "start". */
  shortWeekdays?: Readonly<Record<string, number>>;
  /** Four, separated by commas, each with its names; all but "q1" before the word for a quarter. */
  quarters?: string;
  /** Words that no other of the languages has. */
  own?: string;
  /** Words that mean something else in others, by words that mean the same there. They are read so beside `own`. */
  falseFriends?: Readonly<Record<string, string>>;
  words: Readonly<Partial<Record<WordKind, string>>>;
};

/** Words that decide what becomes of the names beside them. */
export const SIGNS = [
  "or",
  "and",
  "oneOf",
  "not",
  "except",
  "insteadOf",
  "notAfter",
  "doubt",
  "former",
  "soft",
  "softAfter",
  "softAtEnd",
  // What is said before holds for what follows, too: "as would".
  "alike",
  "unneeded",
  "unneededAfter",
  "neededAfter",
  "contrast",
  "having",
  "fineAfter",
  "comparison",
  "goal",
  // After a name, which is asked for: "English is enough".
  "enoughAfter",
  "lack",
  "correction",
] as const;

export const WORD_KINDS = [
  ...SIGNS,
  // Right before a name, which is neither asked for nor ruled out: "drop the".
  "withdrawn",
  "yes",
  // With what praises it, what is before it is welcome: "would be sweet".
  "wouldBe",
  // Of "or": what is before it is preferred.
  "fallback",
  "unfiltered",
  "cheap",
  "seasoned",
  // Of a person, who is no beginner: "expert", "with much experience".
  "expert",
  // Before a name of what a person is good at: "a strong Java developer".
  "strong",
  "deadline",
  // What is built within a time: "rewrite it in 3 months".
  "task",
  "conversion",
  // What goes wrong, where names say only where: "crashes on Android".
  "problem",
  "existingTeam",
  // The team of the client, and who worked for them before: who is there is not asked for.
  "currentTeam",
  "formerPeople",
  // Of who was there before, and whom another one is to follow: "didn't work out", "a new one".
  "failed",
  // After a name that is denied: it was there before.
  "anymore",
  // Before "from X to Y", which is all between them.
  "wholeSpan",
  // After what was told of them: what is asked for now.
  "thisTime",
  "anotherOne",
  // After work that exists: "the design is ready".
  "workDone",
  // Of people of some kind, whom the client had before: "have worked out well".
  "praise",
  // After work that the client does: "is handled by our own team".
  "handledByUs",
  // After a person: in the place that was said.
  "inThatPlace",
  "mentors",
  "forProduct",
  "please",
  "oneOfAfter",
  "indifferent",
  "notJunior",
  // Amounts.
  "upper",
  "lower",
  "about",
  "between",
  "upTo",
  "upperAfter",
  // After an amount that is too much.
  "unaffordable",
  "lowerAfter",
  // Before the amount that is meant, after another one: "isn't 120/h? More like 70".
  "ratherAbout",
  // Of those who were there before, so that the number after it is a rate: "anyone around 45?"
  "tooExpensive",
  // Of the amount before it: "we would like to stay below that".
  "belowThat",
  // Before a lower bound that others did not keep to: "those were over 40 an hour".
  "toldAmount",
  // Before a bound that holds for what was named: "juniors are fine if under 40".
  "ifOnly",
  // Before a range of people: "a team from 10 to 50".
  "grown",
  "thousand",
  // After a number of thousands: "four and a half thousand".
  "half",
  "rate",
  "hourRate",
  "dayRate",
  "weekRate",
  "monthRate",
  "yearRate",
  "perHour",
  "perDay",
  "perWeek",
  "perMonth",
  "perYear",
  "total",
  "euro",
  "dollar",
  "pound",
  "otherCurrency",
  // Units of time.
  "hours",
  "days",
  "weeks",
  "months",
  "years",
  "decade",
  "experience",
  "noExperience",
  "contractOf",
  // Before how long something is so already: "we use it since six years".
  "since",
  // Dates.
  "available",
  "start",
  "beforeDate",
  "beforeSpan",
  // Before a month: by the last day of the one before it.
  "earlierThan",
  // Before a month: by the first day of it.
  "fromDate",
  // The date that was said before: "before that".
  "thatDate",
  "noticePeriod",
  "afterDate",
  "endDate",
  "now",
  "nowAlone",
  "today",
  // Beside whom they need: "a Java developer quickly".
  "quickly",
  // Whether there is anyone: "please check who is available".
  "askedAvailable",
  // Work that a month is of: "a short assignment in December".
  "assignment",
  // "We need a tester yesterday"
  "yesterday",
  "tomorrow",
  "next",
  // After a day or a week: a week later does as well.
  "weekLater",
  "this",
  "past",
  "early",
  "middle",
  // Weeks of a month: "the first week of March".
  "weekOne",
  "weekTwo",
  "weekThree",
  "end",
  "monthEnd",
  "yearEnd",
  // By the last day of this year: "still this year".
  "thisYear",
  "newYear",
  "afterSummer",
  // What has a date of its own, right before it: "our festival in June".
  "occasion",
  "afterChristmas",
  "christmas",
  "easter",
  "calendarWeek",
  "correspondence",
  "correspondenceOf",
  "answerBy",
  "quarter",
  "fromNow",
  // Hours a week.
  "fullTime",
  "partTime",
  // Likely part time: "a few hours".
  "fewHours",
  "percentOf",
  "workload",
  "fte",
  // Time zones.
  "overlap",
  "overlapAll",
  // Asks for some hours in common, or for a clock that is not far, not for the clock of a place.
  "inCommon",
  "halfDay",
  "timeDifference",
  "clock",
  "within",
  "plusMinus",
  "zoneLink",
  "own",
  "ofUs",
  // Of the hours in common: "six hours with our office".
  "withUs",
  // Of the team or customers whose place was said.
  "ofThem",
  "am",
  "pm",
  "oClock",
  // Names.
  "speaks",
  "speaking",
  // After a language, which no one has to speak: "Arabic layouts".
  "ofLanguage",
  "livingIn",
  "otherPlace",
  "ownPlace",
  "ownSubject",
  // Who works for the client: "our current vendor is in India".
  "vendor",
  // Whom the client works for, and how they are named later: "they are in Toronto".
  "clients",
  "they",
  // Before who writes, or for whom: "as", "on behalf of".
  "asWho",
  "ownStack",
  "ownAfter",
  "tells",
  // Before people of the client: "had a call with the".
  "metWith",
  // Before a place of people whom the client had or met, and after one: that it does not suit.
  "met",
  "tooFar",
  // Before whom the client has no more, and looks for.
  "lost",
  "leaves",
  // After the name of someone whose work is to be done: "was doing".
  "didBefore",
  // Of the people whom the client talked to: they cost too much.
  "overpriced",
  // Before what is there and is to change, which asks for who knows it: "migrate our".
  "moved",
  // Before the one of several that was chosen: "let's go with Vue, not React".
  "decided",
  // Of the technologies before it, which one person knows: "can do both".
  "doesBoth",
  "happened",
  "ofThese",
  "business",
  // In the clause of an industry: that it is asked for.
  "industryAsked",
  "clientOf",
  "toGoal",
  "offHours",
  "workedFor",
  // What a person did in an industry, on either side of it.
  "worked",
  "successor",
  // Who comes in the place of one who leaves.
  "replacement",
  "ours",
  "otherPlaceAfter",
  // Places of work with brackets of where they are: "two plants (Slovakia and Hungary)".
  "sites",
  "basedAfter",
  "anywhere",
  "onSite",
  "product",
  // After a technology: others do as well.
  "orAny",
  // After an industry: a part of a software, which is no experience.
  "module",
  // After a role: what is asked of it, which others can give as well.
  "advice",
  "person",
  "teamSize",
  "teamOf",
  "levelUp",
  "levelAtLeast",
  // Before a level: those below it, and those above it.
  "levelBelow",
  "levelAbove",
  // After a level that is enough, so that those above it are, too: "mid level is fine".
  "levelEnough",
  // Before the lowest level, where others are wanted as much: "I'd take a junior".
  "levelToo",
  // Before a level in the middle, which is enough: "he can be mid".
  "levelAllowed",
  // What narrows nothing and is named.
  "named",
  "filler",
  // Headings of what the client gives, which asks for nothing.
  "offers",
  // Before the name of who writes.
  "introduction",
  // The end of a letter, which a name follows.
  "closing",
  // Only in job descriptions.
  "seeking",
  "article",
  "times",
  "positions",
  "level",
  "duration",
  "durationAfter",
  "noDuration",
  "longTerm",
  "required",
  "optional",
] as const;
export type WordKind = (typeof WORD_KINDS)[number];
