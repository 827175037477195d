import { SINCE_REASONS } from "../../dictionaries/word-classes/conjunctions.ts";
import { SOMEONE_WORDS } from "../../dictionaries/word-classes/pronouns.ts";
import { MUST_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import {
  type Item,
  isApart,
  isJoin,
  isWorkOrLevel,
  MAX_LIST,
  toField,
  toGapBefore,
} from "../items/items.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { MODES_AFTER } from "./sign-modes.ts";

/**
 * Of "a Vue developer who also knows Docker would be great" the Docker, of "a Vue developer from Spain
 * would be great" Spain: the index after "also knows" or the person.
 */
export function toAddedStart(
  items: readonly Item[],
  start: number,
  index: number,
  words: readonly SentenceWord[],
): number {
  const isAsked = (item: Item) => isWorkOrLevel(item);
  const isSaid = (item: Item) => item.kind === "name" || item.kind === "condition";
  for (let at = index - 1; at > start; at -= 1) {
    const item = items[at];
    const isAdded =
      item?.kind === "sign" && (item.sign === "having" || words[item.at]?.key === "also");
    if (isAdded && items.slice(start, at).some(isAsked)) return at + 1;
    const isPerson =
      item !== undefined &&
      take(words, item.at, "person") + take(words, item.end - 1, "person") > 0;
    if (!isPerson) continue;
    const isBefore = items.slice(start, at + 1).some(isAsked);
    const next = items[at + 1];
    // "Un développeur Vue qui parle allemand serait un plus"
    const isAfter = !isBefore && next !== undefined && isAsked(next);
    const end = isAfter ? at + 2 : at + 1;
    if ((isBefore || isAfter) && items.slice(end, index).some(isSaid)) return end;
  }
  return start;
}

/** The fields of which lists are read whole: of "Java, Go or Rust would help" Java may be needed. */
const LISTED: ReadonlySet<string | undefined> = new Set(["language", "country"]);

const isRequired = (item: Item | undefined, words: readonly SentenceWord[]) =>
  item?.kind === "name" &&
  (take(words, item.name.end, "neededAfter") > 0 || take(words, item.name.end, "contrast") > 0);

/** "Spanish is a must" */
const isMust = (item: Item | undefined, words: readonly SentenceWord[]) =>
  item?.kind === "name" && words.slice(item.name.end, item.end).some(({ key }) => MUSTS.has(key));

const MUSTS = toWordSet(MUST_WORDS);

/** "Danish, Swedish or Norwegian would help" is about all three: the index of the first of them. */
export function toListStart(
  items: readonly Item[],
  start: number,
  index: number,
  words: readonly SentenceWord[],
): number {
  const [first, join, last] = items.slice(start, start + 3);
  const field = toField(first);
  if (!isJoin(join) || start + 3 !== index || toField(last) !== field || !LISTED.has(field))
    return start;
  let at = start;
  while (toGapBefore(words, items[at]) === "comma" && toField(items[at - 1]) === field) {
    // "English required, Italian or Spanish a plus"
    if (isRequired(items[at - 1], words)) break;
    at -= 1;
  }
  return at;
}

export const REASONS = toWordSet(SINCE_REASONS);

const SOMEONE = toWordSet(SOMEONE_WORDS);

/** Words back to "need" in "we need a senior React developer and German would be nice". */
const MAX_SOUGHT = 8;

/** Whether an "and" joins what is needed with what is said of something else. */
function isAfterSought(
  items: readonly Item[],
  and: number,
  words: readonly SentenceWord[],
): boolean {
  const [before, next] = [items[and - 1], items[and + 1]];
  const { at = 0 } = items[and] ?? {};
  const field = toField(next?.kind === "filler" ? items[and + 2] : next);
  if (take(words, at, "and") === 0 || toField(before) === undefined) return false;
  if (field === undefined || field === toField(before)) return false;
  for (let back = at - 1; back >= Math.max(0, at - MAX_SOUGHT); back -= 1) {
    if (take(words, back, "seeking") > 0) return true;
    if (words[back]?.gap === "comma" || words[back]?.gap === "stop") return false;
  }
  return false;
}

/** Index of the first item in the brackets that end before another. */
function toBracketStart(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): number {
  for (let at = index - 1; at >= Math.max(0, index - MAX_LIST); at -= 1) {
    const word = words[items[at]?.at ?? 0];
    if (word?.isInBrackets) return at;
    if (word?.isAfterBrackets) break;
  }
  return index;
}

/** Index of the first item of the clause that ends before an item: back to a comma or "but". */
export function toClauseStart(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
) {
  const isReplied = words[items[index]?.at ?? words.length]?.isAfterQuestion === true;
  let start = isReplied ? Math.max(0, index - 1) : index;
  let isFirst = !isReplied;
  // "Kafka (or RabbitMQ) would be a plus", "others (PHP, Ruby) will not be considered"
  const isAfterBrackets = words[items[index]?.at ?? words.length]?.isAfterBrackets === true;
  const bracket = isAfterBrackets ? toBracketStart(items, index, words) : index;
  while (start > 0) {
    // "The client is in Dubai so Arabic helps"
    const isReason = REASONS.has(words[items[start]?.at ?? 0]?.key ?? "");
    const isBracket = start >= bracket && start < index;
    const isBegun = !isFirst && (isReason || (isApart(words, items[start]) && !isBracket));
    const before = items[start - 1];
    // "German mandatory and Dutch would be nice"
    const isAnd = !isFirst && take(words, items[start]?.at ?? 0, "and") === 1;
    const isSign =
      before?.kind === "sign" &&
      // "PHP-only people will not be considered"
      ((before.sign === "contrast" && words[before.at]?.gap !== "none") ||
        (before.signs.includes("neededAfter") && (before.end - before.at > 1 || isAnd)) ||
        before.signs.some((sign) => sign in MODES_AFTER));
    // "Spanish is a must and Catalan would be good"
    const isNeeded = !isFirst && isMust(before, words);
    const isYes = before !== undefined && take(words, before.at, "yes") > 0;
    // "Who knows Go, and someone in Peru would be great"
    const isOtherPerson =
      !isFirst &&
      take(words, items[start]?.at ?? 0, "and") > 0 &&
      SOMEONE.has(words[(items[start]?.at ?? 0) + 1]?.key ?? "");
    // "Who knows Power BI and speaks French if possible"
    const { at = 0 } = items[start] ?? {};
    const isSpoken = !isFirst && take(words, at, "and") === 1 && take(words, at + 1, "speaks") > 0;
    const isOther = isOtherPerson || isSpoken || isAfterSought(items, start, words);
    if (
      isBegun ||
      isSign ||
      isNeeded ||
      isYes ||
      isOther ||
      toGapBefore(words, items[start]) === "stop"
    )
      break;
    start -= 1;
    isFirst = false;
  }
  // "French (B2 nice to have)" is about French.
  const isOfName = items
    .slice(start, index)
    .every((item) => item.kind === "filler" || item.kind === "word");
  const isInBrackets = start < index && words[items[start]?.at ?? 0]?.isInBrackets === true;
  return isInBrackets && isOfName && items[start - 1]?.kind === "name" ? start - 1 : start;
}
