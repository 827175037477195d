import { WHO_WORDS } from "../../dictionaries/word-classes/pronouns.ts";
import {
  hasSign,
  type Item,
  isApart,
  isJoin,
  MAX_LIST,
  toField,
  toGapBefore,
} from "../items/items.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type ModeState, WANT } from "./mode-state.ts";

const isSure = (item: Item | undefined) => item?.kind === "name" && item.name.isSure;

/** The index of what follows a join, after its article: "and a tester". */
export const toNamedAfter = (
  items: readonly Item[],
  join: number,
  words: readonly SentenceWord[],
) => (take(words, items[join + 1]?.at ?? words.length, "article") > 0 ? join + 2 : join + 1);

/** Names in a row, joined by commas and, at last, by "or" or "and": the sign of the last join. */
function toListJoin(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const field = toField(items[index]);
  let at = index;
  while (field !== undefined && at - index < MAX_LIST && toField(items[at]) === field) {
    const next = items[at + 1];
    if (isJoin(next)) {
      return toField(items[toNamedAfter(items, at + 1, words)]) === field
        ? hasSign(next, "or")
          ? "or"
          : "and"
        : undefined;
    }
    if (toGapBefore(words, next) !== "comma") return undefined;
    at += 1;
  }
  return undefined;
}

/** What belongs to no kind of requirement of its own in a list of what is welcome. */
const LISTABLE: ReadonlySet<string | undefined> = new Set([
  "technology",
  "role",
  "language",
  "tag",
]);

/** Words of a name that no dictionary has: "machine vision". */
const MAX_NAME_WORDS = 3;

/** Whether words between commas are a name that is not known: the Combine of "fintech, Combine, CI/CD". */
function isUnknownName(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  for (let at = index; at < index + MAX_NAME_WORDS; at += 1) {
    if (items[at]?.kind !== "word") return false;
    if (isApart(words, items[at + 1])) return true;
  }
  return false;
}

/** Words that make a clause, not only a name that no one knows: "ideally knows MDR". */
const MIN_CLAUSE_ITEMS = 2;

/** Whether what is before a comma has an object of its own: "we prefer younger people, React". */
function isClauseSaid(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
  since: number,
) {
  let count = 0;
  for (let at = index - 1; at >= 0 && count < MIN_CLAUSE_ITEMS; at -= 1) {
    const item = items[at];
    if (item?.kind === "word" || item?.kind === "filler") count += 1;
    if (isApart(words, item) || at - 1 === since) break;
  }
  return count >= MIN_CLAUSE_ITEMS;
}

/** Items of "remote work". */
const MAX_REMOTE_ITEMS = 3;
const isRemote = (words: readonly SentenceWord[]) => (item: Item) =>
  take(words, item.at, "anywhere") > 0;

const RELATIVE = toWordSet(WHO_WORDS);

/** What holds after a comma. */
export function afterComma(
  state: ModeState,
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): ModeState {
  const { mode, isPending, isException, field } = state;
  const { at = words.length } = items[index] ?? {};
  if (state.isLack || take(words, at, "seeking") > 0) return WANT;
  // "No one from the country of our vendor (India)"
  const isDenied = mode === "not" || mode === "doubt";
  if (isDenied && isPending && words[at]?.isInBrackets && items[index]?.kind === "name")
    return state;
  // "Keine Leute, die nur zehn Stunden wollen"
  const person = items[index - 1];
  const isOfPerson = person?.kind === "filler" && take(words, person.at, "person") > 0;
  if (isDenied && isPending && isOfPerson && RELATIVE.has(words[at]?.key ?? "")) return state;
  // "Who isn't afraid of stakeholders, insurance background"
  if (isPending && mode === "doubt" && state.deniedWords > 0) return WANT;
  const isSame = toField(items[index]) === field && field !== undefined;
  if (isPending && words[items[index]?.at ?? 0]?.isAfterColon) return { ...state, isHeading: true };
  // "Bonus: Flutter Languages: German"
  if (!isPending && words[at]?.isAfterColon) return WANT;
  if (state.isHeading && isSame) return state;
  if (mode === "soft") {
    // "Gern remote, ab KW 40"
    const isNear = isPending && index - state.since <= MAX_REMOTE_ITEMS + 1;
    if (isNear && items.slice(state.since + 1, index).some(isRemote(words))) return WANT;
    // "Nice to have: Docker, German"
    const isListed = LISTABLE.has(toField(items[index])) || isUnknownName(items, index, words);
    if (state.isHeading && isListed) return state;
    return (isPending && !isClauseSaid(items, index, words, state.since)) || isSame ? state : WANT;
  }
  if (
    mode === "not" &&
    isPending &&
    toField(items[index]) === "country" &&
    state.deniedWords === 0
  ) {
    // "Nobody from my country, Egypt".
    return { ...state, mode: "doubt" };
  }
  // "We already have designers, testers and a PM"
  const isBeside = toField(items[index - 1]) === field;
  const isListed = mode === "unneeded" && !isPending && isSame && isBeside;
  if (isListed && toListJoin(items, index, words) === "and") return state;
  if (mode !== "not" || isPending || !isSame) {
    // "No visa sponsorship, US only", "the cart does not load, React"
    const isSaid = state.deniedWords > 0 || isClauseSaid(items, index, words, state.since);
    return isPending && mode === "doubt" && !isSaid ? state : WANT;
  }
  const join = toListJoin(items, index, words);
  if (join === "or" || (join === "and" && isException)) return state;
  // "Not India, Pakistan" can mean both.
  const isPlace = field === "country" && !isSure(items[index]);
  return join === "and" || isPlace ? { ...state, mode: "doubt" } : WANT;
}
