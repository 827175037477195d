import { FINE_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { ALSO_WORDS, BETTER_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import {
  hasSign,
  type Item,
  isApart,
  isJoin,
  MAX_LIST,
  toField,
  toGapBefore,
  toValue,
} from "../items/items.ts";
import { areAlternatives } from "../items/stack-names.ts";
import { toListStart } from "../modes/clause-starts.ts";
import type { Mode } from "../reading.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Whether a sign after a name is that it will do as well: "is fine too", "would also work", "ok". */
export const isFine = (
  item: Item | undefined,
  words: readonly SentenceWord[],
): item is Item & { kind: "sign" } =>
  item?.kind === "sign" &&
  (item.signs.includes("fineAfter") ||
    item.signs.includes("softAfter") ||
    OK.has(words[item.at]?.key ?? ""));
const OK = toWordSet(FINE_WORDS);

const ALSO = toWordSet(ALSO_WORDS);

/** "AWS (GCP is fine)" */
const isBracketed = (item: Item | undefined, words: readonly SentenceWord[]) =>
  words[item?.at ?? words.length]?.isInBrackets === true;

/** The first of some technologies that one takes the place of: the AWS of "Kafka on AWS, GCP is fine too". */
function toReplaced(items: readonly Item[], others: readonly number[], fine: Item | undefined) {
  const toName = (item: Item | undefined) => toValue(item) ?? "";
  const replaced = others.find((at) => areAlternatives(toName(items[at]), toName(fine)));
  return replaced === undefined ? [] : [replaced];
}

/** "Is also fine", "works too" */
export const hasAlso = (words: readonly SentenceWord[], { at, end }: Item) =>
  words.slice(at, end).some(({ key }) => ALSO.has(key));

/** Indexes of the names that will do, from the last one back: "Java or Kotlin also ok". */
export function toFine(items: readonly Item[], last: number): number[] {
  const fine = [last];
  for (let at = last; fine.length < MAX_LIST; ) {
    // "Belgique ou au Luxembourg"
    const joinAt = items[at - 1]?.kind === "filler" ? at - 2 : at - 1;
    const join = items[joinAt];
    if (!isJoin(join) || toField(items[joinAt - 1]) !== toField(items[last])) break;
    at = joinAt - 1;
    fine.push(at);
  }
  return fine;
}

const BETTER = toWordSet(BETTER_WORDS);
/** Words between what will do and what is better: "I guess". */
const MAX_BEFORE_BETTER = 3;

/** Index of what will do where another one is better: "Java is ok, Kotlin is better", "Java, Kotlin even better". */
function toLess(
  items: readonly Item[],
  better: number,
  { at, end }: Item,
  words: readonly SentenceWord[],
): number | undefined {
  if (!words.slice(at, end).some(({ key }) => BETTER.has(key))) return undefined;
  let less = better - 1;
  const isBetween = (item: Item | undefined) =>
    item?.kind === "filler" || item?.kind === "word" || isFine(item, words);
  while (better - less <= MAX_BEFORE_BETTER && isBetween(items[less])) less -= 1;
  const [value = "", other = ""] = [items[less], items[better]].map((item) =>
    item?.kind === "name" ? item.name.values[0]?.value : undefined,
  );
  const field = toField(items[less]);
  if (field === undefined || field !== toField(items[better]) || value === other) return undefined;
  // "English, French is better" needs both.
  const isSaidFine = isFine(items[less + 1], words);
  return isSaidFine || areAlternatives(value, other) ? less : undefined;
}

/**
 * Makes a choice of what is preferred and what will do: "I prefer Canada, but the US is fine too" is
 * about people of either.
 * @returns indexes of the names of each choice, and of those that are preferred
 */
export function findAlternatives(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
): { choices: number[][]; first: ReadonlySet<number> } {
  const first = new Set<number>();
  const choices = items.flatMap((sign, index) => {
    if (!isFine(sign, words)) return [];
    const over = items[index + 1];
    const isOver = hasSign(over, "comparison");
    if (isOver && toField(items[index - 1]) === toField(items[index + 2])) {
      // "Rust preferred over Go" is about Rust, and Go will do.
      const both = [index - 1, index + 2];
      for (const at of both) modes[at] = "want";
      first.add(index - 1);
      return [both];
    }
    // "Ideally Java ideally Kotlin" says it of what follows.
    const isBefore = sign.signs.includes("soft") && over?.kind === "name" && !isApart(words, over);
    if (isBefore) return [];
    // "Docker knowledge is also fine"
    const isOf = items[index - 1]?.kind === "filler" && !isApart(words, items[index - 1]);
    const second = isOf ? index - 2 : index - 1;
    const field = toField(items[second]);
    const isSaid = modes[second] === "want" || modes[second] === "soft";
    if (field === undefined || !isSaid || toGapBefore(words, sign) !== "space") return [];
    // "We sell to schools, so edtech is a plus" asks for neither.
    if (field === "tag" && sign.signs.includes("softAfter")) return [];
    const less = toLess(items, second, sign, words);
    if (less !== undefined) {
      for (const at of [less, second]) modes[at] = "want";
      first.add(second);
      return [[less, second]];
    }
    const preferred: number[] = [];
    const others: number[] = [];
    const isAlso =
      (sign.signs.includes("fineAfter") && hasAlso(words, sign)) ||
      (!sign.signs.includes("softAfter") && isBracketed(items[second], words));
    const fine = toFine(items, second);
    const begin = Math.min(...fine);
    // "Danish, Swedish or Norwegian would help" prefers none of them.
    const isList = toListStart(items, begin, index, words) < begin;
    if (isList && sign.signs.includes("softAfter")) return [];
    for (let at = begin - 1; at >= Math.max(0, index - MAX_LIST); at -= 1) {
      if (toGapBefore(words, items[at + 1]) === "stop") break;
      if (toField(items[at]) === field && modes[at] === "soft") preferred.push(at);
      else if (isAlso && toField(items[at]) === field && modes[at] === "want") others.push(at);
      else if (items[at]?.kind === "name") break;
    }
    // "We use Docker but Podman is also fine", "Czech or Slovak, English is also fine"
    const isOne = others.length > 0 && toFine(items, others[0] ?? 0).length === others.length;
    const replaced = isOne ? others : toReplaced(items, others, items[second]);
    if (preferred.length === 0 && replaced.length === 0) return [];
    const choice = [...(preferred.length > 0 ? preferred : replaced), ...fine];
    for (const at of choice) modes[at] = "want";
    for (const at of preferred) first.add(at);
    return [choice];
  });
  return { choices, first };
}
