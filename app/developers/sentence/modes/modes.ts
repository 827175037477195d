import { IF_UNDER, THAN_WORDS } from "../../dictionaries/word-classes/conjunctions.ts";
import { SORT_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { MIGRATION_TARGETS } from "../../dictionaries/word-classes/prepositions.ts";
import { IS_RATE } from "../../dictionaries/word-classes/verbs.ts";
import { isHeaded } from "../items/headings.ts";
import { hasSign, type Item, MAX_LIST, toGapBefore } from "../items/items.ts";
import { isOwnClause } from "../names/own-clauses.ts";
import type { Mode } from "../reading.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isInHouse } from "./in-house.ts";
import { isSought } from "./mode-limits.ts";
import { afterComma } from "./mode-lists.ts";
import { type ModeState, type ReadItems, WANT } from "./mode-state.ts";
import { readNamed } from "./said-names.ts";
import { readSign } from "./said-signs.ts";

/** Unknown words after "not" that leave in doubt what it denies. */
const MAX_DENIED_WORDS = 1;

/** What is said of an amount, a date or hours, and what holds after it. */
function readCondition(
  { items, modes, words }: ReadItems,
  index: number,
  { filters, isCheap, seasoned, start }: (Item & { kind: "condition" })["reading"],
  state: ModeState,
): ModeState {
  // "Rather good than cheap"
  if (isCheap && THAN.has(words[(items[index]?.at ?? 0) - 1]?.key ?? "")) {
    modes[index] = "unneeded";
    return WANT;
  }
  // "Anyone but not over 50"
  if (state.isPending && take(words, items[index]?.at ?? 0, "not") > 0) {
    modes[index] = "want";
    return WANT;
  }
  if (seasoned && isOfClient(words, items[index])) {
    modes[index] = "unneeded";
    return state;
  }
  // "Junior is fine if under 35" bounds no one else.
  if (filters[0]?.rate_max !== undefined && IF.has(words[(items[index]?.at ?? 0) - 1]?.key ?? "")) {
    modes[index] = "soft";
    return state;
  }
  // "Who can replace Ana from May"
  const isFromDay = state.isSingle && state.mode === "doubt" && start !== undefined;
  if (state.isPending && (isFromDay || (state.mode === "soft" && isOwnRate(items[index], words)))) {
    modes[index] = "want";
    return WANT;
  }
  if (state.isPending) {
    // "Outside IR35 400 a day" is about the words between, as "not too expensive, like 70 at most" and
    // "nothing fancy and not more than 40"; "que no cueste más de 65" is not.
    if (state.deniedWords > 0 && filters[0]?.rate_min === undefined) modes[index] = "want";
    return { ...state, isPending: false };
  }
  // "Ideally in Europe up to 60 an hour" bounds the rate; years are of the name before them.
  const before = items[index - 1];
  const said = items
    .slice(Math.max(0, index - MAX_LIST), index)
    .findLast(({ kind }) => kind !== "filler");
  // "Ideally available in Montreal hours"
  const isAvailable = said?.kind === "condition" && said.reading.isWeak;
  const isOfName = before?.kind === "sign" || isAvailable || filters[0]?.experience_min;
  const isSoft = state.mode === "soft" && isOfName && !isOwnStart(before, items[index]);
  modes[index] = isSoft || state.mode === "unneeded" ? state.mode : "want";
  return state.mode === "not" || state.mode === "doubt" ? WANT : state;
}

/** "We are an experienced team", "we have experienced developers and need a tester" */
const isOfClient = (words: readonly SentenceWord[], item: Item | undefined) =>
  item !== undefined && (isOwnClause(words, item.at) || isInHouse(words, item.at, item.end));

const IS = toWordSet(IS_RATE);

/** "Vue preferably budget is 40" */
function isOwnRate(item: Item | undefined, words: readonly SentenceWord[]): boolean {
  const rate = take(words, item?.at ?? words.length, "rate");
  return rate > 1 && IS.has(words[(item?.at ?? 0) + rate - 1]?.key ?? "");
}

/** "Can be on call and starts in May": a clause with a verb of its own. */
function isOwnStart(before: Item | undefined, item: Item | undefined): boolean {
  const isJoined = before?.kind === "sign" && before.sign === "and";
  return isJoined && item?.kind === "condition" && item.reading.start !== undefined;
}

const THAN = toWordSet(THAN_WORDS);
const IF = toWordSet(IF_UNDER);

const SORTS = toWordSet(SORT_WORDS);
const DENIED: ReadonlySet<Mode> = new Set<Mode>(["not", "doubt"]);

const TARGETS = toWordSet(MIGRATION_TARGETS);

/** What holds after words that are no name, no condition and no sign. */
function readOther(
  item: Item,
  index: number,
  words: readonly SentenceWord[],
  state: ModeState,
): ModeState {
  if (state.mode === "want") return state;
  // "Migrate from our own servers to Azure"
  if (state.mode === "doubt" && state.isSingle && TARGETS.has(words[item.at]?.key ?? ""))
    return WANT;
  // "Preferably certified during office hours" bounds the hours.
  if (state.mode === "soft" && item.kind === "filler" && item.isNamed)
    return { ...state, isPending: false };
  // "Statt PHP wollen wir Go"
  if (state.mode === "unneeded" && state.isException && !state.isPending) return WANT;
  // "We already have two designers, what's missing is a tester"
  if (state.mode === "unneeded" && !state.isPending && isSought(item, words)) return WANT;
  // "Bad experience with the last agency so we want someone in Riga"
  if (state.mode === "doubt" && take(words, item.at, "thisTime") > 0) return WANT;
  // "Not the building kind, the software kind with AWS"
  const isSort = SORTS.has(words[item.end - 1]?.key ?? "");
  if (DENIED.has(state.mode) && isSort && index - state.since > 1) return WANT;
  if (state.mode !== "not") return state;
  // "No PHP please, Node or Go", "not Django we use FastAPI".
  if (item.kind === "filler" && !state.isPending) {
    const isEnd = take(words, item.at, "please") + take(words, item.at, "ownStack") > 0;
    return isEnd ? WANT : state;
  }
  const isSaid = item.kind === "word" || (item.kind === "filler" && item.isNamed);
  if (!isSaid || !state.isPending) return state;
  const deniedWords = state.deniedWords + 1;
  return { ...state, deniedWords, mode: deniedWords > MAX_DENIED_WORDS ? "doubt" : "not" };
}

/** Whether what was said ends before an item: at the end of a sentence, and where a list has its own heading. */
const isOver = (state: ModeState, item: Item, words: readonly SentenceWord[]) =>
  toGapBefore(words, item) === "stop" || (!state.isPending && isHeaded(item, words));

/** What is said of each item. */
export function toModes(items: readonly Item[], words: readonly SentenceWord[]): Mode[] {
  const read: ReadItems = { items, words, modes: [] };
  let state = WANT;
  items.forEach((item, index) => {
    const gap = toGapBefore(words, item);
    const isFine = hasSign(item, "fineAfter");
    if (state !== WANT && isOver(state, item, words)) state = WANT;
    // "No experience with Docker, that's fine"
    if (gap === "comma" && !isFine) state = afterComma(state, items, index, words);
    read.modes.push(state.mode);
    if (item.kind === "sign") state = readSign(read, index, item, state);
    else if (item.kind === "name") state = readNamed(read, index, state);
    else if (item.kind === "condition") state = readCondition(read, index, item.reading, state);
    else state = readOther(item, index, words, state);
  });
  return read.modes;
}
