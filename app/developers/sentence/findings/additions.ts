import type { MemberFilter } from "#contract/members/member-query.ts";
import { PREFERRED_WORD } from "../../dictionaries/preferred-word.ts";
import { BOTH_PLATFORMS } from "../../dictionaries/roles.ts";
import { HYBRID_WORDS, NEEDED_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { NOT_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { hasAlso } from "../choices/alternatives.ts";
import { USUAL_OVERLAP } from "../hours/usual-overlap.ts";
import { type Item, isApart, isWork } from "../items/items.ts";
import { memoize } from "../memoize.ts";
import { type Dictionary, toValueKey } from "../names/find-name.ts";
import { isLeaving } from "../names/leaving.ts";
import { isOwnClause } from "../names/own-clauses.ts";
import { findPlaceIn, findZone } from "../names/places.ts";
import type { Mode } from "../reading.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { hasPhrase, listPhrases } from "../words/phrase-places.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import { type SentenceWord, toWritten } from "../words/words.ts";
import type { Findings } from "./findings.ts";
import { canBeFine, isFineAfter, isPlaceAllowed, isRegionFine, OK } from "./fine-names.ts";
import { addCondition } from "./found-conditions.ts";
import { addName, toChoiceFields } from "./found-names.ts";
import { listLanguageLevels } from "./languages.ts";
import { offerNearPlaces } from "./near-places.ts";

/** The roles and technologies that are asked for; of more than two it does not matter which. */
const listWanted = memoize(({ items, modes }: ReadItems) =>
  items.filter((one, at) => isWork(one) && modes[at] === "want").slice(0, 2),
);

/** Whether a position that no one has is the client's own: "I am a project manager", "a call with our CTO". */
const isOwnPosition = (read: ReadItems, item: Item, words: readonly SentenceWord[]) =>
  item.kind === "name" &&
  // "Our CTO quit" asks for one, where no other work is named.
  (!isLeaving(words, item.end) || listWanted(read).some((one) => one !== item)) &&
  item.name.values.every(({ field, isAbsent }) => field === "role" && isAbsent) &&
  ((isOwnClause(words, item.at) && !isNeeded(words, item.at)) ||
    takeAfter(words, item.end, "ownAfter") > 0 ||
    takeBefore(words, item.at, "ours") > 0 ||
    takeBefore(words, item.at, "metWith") > 0);

const NEEDED = toWordSet(NEEDED_WORDS);
/** Words back to what says that the client has none: "we're short one business analyst". */
const MAX_NEEDED_WORDS = 3;
const isNeeded = (words: readonly SentenceWord[], at: number) =>
  words.slice(Math.max(0, at - MAX_NEEDED_WORDS), at).some(({ key }) => NEEDED.has(key));

const bothPlatforms = toPhrases(BOTH_PLATFORMS.names);

/** The parts of a sentence with what is said of them. */
export type ReadItems = {
  text: string;
  words: readonly SentenceWord[];
  items: readonly Item[];
  modes: readonly Mode[];
  /** The choice of each name that is in one. */
  choices: ReadonlyMap<number, number>;
  /** Names of choices that are preferred to the others. */
  preferred: ReadonlySet<number>;
};

const isClock = (item: Item | undefined) =>
  item?.kind === "condition" && item.reading.filters[0]?.overlap !== undefined;

const areHoursSaid = ({ items, modes }: ReadItems) =>
  items.some((item, index) => isClock(item) && modes[index] !== "not");

/**
 * Whether hours with the client are asked for: "work evenings", "some overlap is needed", "no US time
 * zones", not "4 h with Oslo".
 */
const areHoursAsked = (read: ReadItems) =>
  !areHoursSaid(read) && (read.items.some(isClock) || hasPhrase(read.words, "offHours"));

/**
 * Hours in common with the place of the client's team, of whom it says no more: "our team is in
 * Toronto". No one has to live there. Where hours are asked for, those of "we are a bank in Dublin".
 */
function toTeamHours(
  item: Item & { kind: "name" },
  { words }: ReadItems,
  { areAsked, dictionary }: { areAsked: boolean; dictionary: Dictionary },
): MemberFilter | undefined {
  const { isOwn, at } = item.name;
  const isSaid = isOwn && at > item.at && take(words, item.at, "ownPlace") > 0;
  const found = isSaid || (isOwn && areAsked) ? findZone(words, at, dictionary) : undefined;
  return found && { overlap: USUAL_OVERLAP, zone: found.zone };
}

/** A filter where they are asked for, and offered otherwise. */
function addTeamHours(
  findings: Findings,
  { text, words }: ReadItems,
  { at, end }: Item,
  { hours, areAsked }: { hours: MemberFilter; areAsked: boolean },
) {
  if (areAsked && findings.filter.overlap === undefined) findings.add(hours);
  else findings.offer(toWritten(text, words, at, end), [hours]);
}

/** "German would be nice, since our customers are in Austria" is about no developer in Austria. */
const toSaid = ({ name }: Item & { kind: "name" }, mode: Mode): Mode =>
  mode === "soft" && name.isOwn ? "unneeded" : mode;

type NamedItem = {
  item: Item & { kind: "name" };
  index: number;
  /** Fields and values of the names of each choice. */
  choiceFields: ReturnType<typeof toChoiceFields>;
  /** Whether people have to come to where the client is. */
  isThere: boolean;
};

/** Adds what a name says. */
function addNamed(
  findings: Findings,
  read: ReadItems,
  { item, index, choiceFields, isThere }: NamedItem,
  { dictionary, isWord }: SentenceContext,
) {
  const { text, words, items, modes, choices, preferred } = read;
  const { at, end, values, isSure, isOther } = item.name;
  const [first, ...more] = values;
  const isPlace = first?.field === "country" || (first?.field === "tag" && end - at === 1);
  const group = choices.get(index);
  // "Polish" alone is the language.
  const isAdjective = values.some((value) => value.isAdjective);
  const person = isAdjective ? takeAfter(words, end, "person") : 0;
  const label = first && more.length === 0 ? dictionary.labels.get(toValueKey(first)) : undefined;
  const choice = choiceFields.get(group ?? -1);
  const mode = modes[index] ?? "want";
  // "Crypto payments ok"
  const next = items[index + 1];
  const isMore = values.every(canBeFine) && isFineAfter(next, words);
  const isFine =
    isPlaceAllowed(item, words) || (!choice && (isMore || isRegionFine(item, next, words)));
  addName(findings, item.name, {
    text: toWritten(text, words, at, end + person),
    mode: toSaid(item, mode === "want" && isFine ? "soft" : mode),
    label,
    toLabels: () => values.flatMap((value) => dictionary.labels.get(toValueKey(value)) ?? []),
    isAdjective,
    isOther: (isOther === true && !isThere) || isOwnPosition(read, item, words),
    isTextOfMembers: () => words.slice(at, end).every(({ key }) => isWord(key)),
    // "Insurance background" is an industry.
    canBeText:
      isPlace &&
      !isSure &&
      isWord(words[item.at]?.key ?? "") &&
      takeAfter(words, end, "experience") === 0,
    // Of "Pulumi or Terraform" the site may have one only.
    choice:
      group === undefined || !choice || choice.values.size < 2
        ? undefined
        : { group, isMixed: choice.fields.size > 1 },
  });
  if (mode === "want" && takePhrase(words, item.at, bothPlatforms) === end - item.at) {
    findings.rest.push(...BOTH_PLATFORMS.platforms.map((name) => `${PREFERRED_WORD} ${name}`));
  }
  if (label && preferred.has(index)) findings.rest.push(`${PREFERRED_WORD} ${label}`);
  findings.ignored.push(...listLanguageLevels(item, words));
}

/** Items of "in the" between "available" and its hours. */
const MAX_FILLERS = 3;

/** Adds what an amount, a date, hours or another word says. */
function addOther(
  findings: Findings,
  read: ReadItems,
  { item, index, areHoursAdded }: { item: Item; index: number; areHoursAdded: boolean },
  { dictionary }: SentenceContext,
) {
  const { text, words, items, modes } = read;
  const mode = modes[index] ?? "want";
  const isDenied = mode === "not" || mode === "unneeded" || mode === "dropped";
  const toText = () => toWritten(text, words, item.at, item.end);
  const place = mode === "not" && isClock(item) ? findPlaceIn(words, item, dictionary) : undefined;
  if (place) {
    // "No one from US time zones" can be about who lives there.
    findings.offer(toText(), [{ country_not: [place] }]);
  } else if (item.kind === "condition") {
    // "Available in UK hours" says when in the day.
    let at = index + 1;
    while (items[at]?.kind === "filler" && at - index <= MAX_FILLERS) at += 1;
    const after = items[at];
    if (item.reading.isWeak && isClock(after) && !isApart(words, items[index + 1])) return;
    const { workload, zone } = item.reading.filters[0] ?? {};
    const next = items[index + 1];
    // "Asia timezone ok", but "four hours with Berlin are fine" are asked for.
    const isOk = OK.has(words[next?.at ?? -1]?.key ?? "") || (next && hasAlso(words, next));
    const isFine = (workload ?? (zone !== undefined && isOk)) && isFineAfter(next, words);
    // "30 hours a week would be fine" says how much, "part time is fine" what is possible.
    const fine = item.reading.weeklyHours === undefined ? "unneeded" : "soft";
    const said = isFine ? fine : mode;
    addCondition(findings, item.reading, toText(), said, dictionary.labels);
  } else if (item.kind === "filler" && item.isRanking) {
    // "B2B SaaS, React"
    if (isDenied) findings.ignored.push(toText());
    else findings.rest.push(`${PREFERRED_WORD} ${toText()}`);
  } else if (item.kind === "filler" && (item.isHours ? !areHoursAdded : item.isNamed)) {
    findings.ignored.push(toText());
  } else if (item.kind === "word" && !offerNearPlaces(findings, read, { item, index })) {
    (isDenied ? findings.ignored : findings.rest).push(toText());
  }
}

const HYBRID = toWordSet(HYBRID_WORDS);
const NOT = toWordSet(NOT_WORDS);

/** Whether people have to come to where the client is: "a bank in Zurich, on site", where no other place is asked for. */
const isOnSite = ({ items, modes, words }: ReadItems) =>
  hasPhrase(words, "onSite") &&
  (items.some(
    ({ kind, at }, index) =>
      kind !== "name" &&
      modes[index] === "want" &&
      take(words, at, "onSite") > 0 &&
      !HYBRID.has(words[at]?.key ?? ""),
  ) ||
    listPhrases(words, "onSite").some((at) => NOT.has(words[at]?.key ?? ""))) &&
  !items.some(
    (item, index) =>
      item.kind === "name" &&
      item.name.values[0]?.field === "country" &&
      !item.name.isOther &&
      modes[index] === "want",
  );

/** Adds what each part of a sentence says to what was found. */
export function addItems(findings: Findings, read: ReadItems, context: SentenceContext) {
  const choiceFields = toChoiceFields(read.items, read.choices);
  const { dictionary } = context;
  const areAsked = areHoursAsked(read);
  const isThere = isOnSite(read);
  const toHours = (item: Item) =>
    item.kind === "name" && !isThere
      ? toTeamHours(item, read, { areAsked, dictionary })
      : undefined;
  const areHoursAdded = areAsked ? read.items.some(toHours) : areHoursSaid(read);
  read.items.forEach((item, index) => {
    const hours = toHours(item);
    if (hours) addTeamHours(findings, read, item, { hours, areAsked });
    else if (item.kind === "name")
      addNamed(findings, read, { item, index, choiceFields, isThere }, context);
    else addOther(findings, read, { item, index, areHoursAdded }, context);
  });
}
