import { ONLY_PHRASES, TOO_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { hasSign, type Item, isApart, toField } from "../items/items.ts";
import { takePhrase, takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import type { ModeState } from "./mode-state.ts";

/** "No automation for our web shop" denies nothing of the shop. */
export const isAfterObject = (
  item: Item | undefined,
  words: readonly SentenceWord[],
  { mode, isPending, deniedWords }: ModeState,
): boolean =>
  mode === "not" &&
  isPending &&
  deniedWords > 0 &&
  takeBefore(words, item?.at ?? 0, "forProduct") > 0;

/** "Needn't speak German, English is enough" asks for English. */
export function isEnough(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
  { mode, isPending }: ModeState,
): boolean {
  const next = items[index + 1];
  // "Needn't speak German English is fine"
  const isSaid = hasSign(next, "enoughAfter") || hasSign(next, "fineAfter");
  return mode === "unneeded" && !isPending && isSaid && !isApart(words, next);
}

/** "They run Tomcat, no Spring there" tells of what is there. */
export function isToldOfPlace(item: Item | undefined, words: readonly SentenceWord[]): boolean {
  const { end = 0 } = item ?? {};
  const there = takeAfter(words, end, "inThatPlace");
  const gap = words[end + there]?.gap ?? "stop";
  return there > 0 && (gap === "comma" || gap === "stop");
}

/** Whether someone is looked for: "what's missing is". */
export function isSought({ at, end }: Item, words: readonly SentenceWord[]): boolean {
  for (let index = at; index < end; index += 1) {
    if (take(words, index, "seeking") > 0) return true;
  }
  return false;
}

const TOO = toWordSet(TOO_WORDS);

/** "The design is covered, the back end too" */
export function isAlso(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const { at = 0, end = 0 } = items[index] ?? {};
  const as = words[end]?.key === "as" ? 1 : 0;
  const isSaid = words[end]?.gap === "space" && TOO.has(words[end + as]?.key ?? "");
  const gap = words[end + as + 1]?.gap ?? "stop";
  const before = take(words, at - 1, "article") > 0 || words[at - 1]?.key === "the" ? at - 1 : at;
  return isSaid && (gap === "comma" || gap === "stop") && words[before]?.gap === "comma";
}

/** "Not React only" does not rule out React. */
export function isOnly(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [only, next] = [items[index + 1], items[index + 2]];
  // "Not an AWS only person"
  const isPerson = next !== undefined && take(words, next.at, "person") > 0;
  const isBeside = hasSign(only, "contrast") && !isApart(words, only);
  // "No Selenium-only profiles"
  const isJoined = only?.kind === "sign" && words[only.at]?.gap === "none";
  return (
    isBeside && words[only.at]?.key === "only" && (isJoined || isPerson || isApart(words, next))
  );
}

const ONLY = toPhrases(ONLY_PHRASES);

const KNOWN: ReadonlySet<string | undefined> = new Set(["technology", "tag", "role"]);

/** "People with only AWS experience" and "AWS-only people are not considered" say nothing of others who know AWS. */
export const isOnlyKnown = (item: Item | undefined, words: readonly SentenceWord[]): boolean =>
  item?.kind === "name" &&
  KNOWN.has(toField(item)) &&
  (isJoinedOnly(words, item.end) || isAfterOnly(item, words));

const isJoinedOnly = (words: readonly SentenceWord[], at: number): boolean =>
  words[at]?.gap === "none" && takePhrase(words, at, ONLY) > 0;

const isAfterOnly = (item: Item, words: readonly SentenceWord[]): boolean =>
  [item.at, item.at - 1, item.at - 2].some(
    (at) => takePhraseBefore(words, at, ONLY) > 0 && isNear(words, at, item.at),
  );

/** Whether only "experience with" is between a limit and a name: "solo experiencia en AWS". */
const isNear = (words: readonly SentenceWord[], from: number, to: number): boolean =>
  words.slice(from, to).every((word, index) => {
    const isWork = takeBefore(words, from + index + 1, "worked") > 0;
    return word.gap === "space" && (isWork || take(words, from + index, "filler") > 0);
  });

/** Where the names begin of which "no PHP, Python or Ruby is fine" says that they are welcome. */
export function toFineStart(
  items: readonly Item[],
  index: number,
  since: number,
  words: readonly SentenceWord[],
): number | undefined {
  const item = items[index];
  if (!hasSign(item, "fineAfter")) return undefined;
  let start = index;
  while (start > since + 1 && !isApart(words, items[start])) start -= 1;
  const hasName = (from: number, to: number) =>
    items.slice(from, to).some((one) => one.kind === "name");
  return hasName(since, start) && hasName(start, index) ? start : undefined;
}
