import type { Role } from "#contract/members/role-terms.ts";
import { ON_PRODUCT } from "../../dictionaries/word-classes/prepositions.ts";
import { GOES_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { type Item, toField } from "../items/items.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const PLATFORMS: ReadonlySet<string> = new Set(["mobile", "ios", "android"] satisfies Role[]);

/** Words between what goes wrong and the device: "does not work properly on most". */
const MAX_WORDS = 8;

/** Whether a platform is where something goes wrong, and no one who is asked for: "the cart does not load on iPhones". */
export function isWhereItFails(item: Item | undefined, words: readonly SentenceWord[]): boolean {
  const isPlatform =
    toField(item) === "role" &&
    item?.kind === "name" &&
    item.name.values.every(({ value }) => PLATFORMS.has(value));
  if (!isPlatform || take(words, item.end, "person") > 0) return false;
  for (let at = item.at - 1; at >= Math.max(0, item.at - MAX_WORDS); at -= 1) {
    if (words[at + 1]?.gap === "stop" || take(words, at, "seeking") > 0) break;
    if (take(words, at, "problem") > 0) return true;
  }
  // "On iPhones the cart does not load", but not "iOS developer, the app crashes"
  const isLinked = ON.has(words[item.at - 1]?.key ?? "") || ON.has(words[item.at]?.key ?? "");
  if (!isLinked) return false;
  for (let at = item.end; at < item.end + MAX_WORDS; at += 1) {
    if (words[at]?.gap === "stop" || words[at]?.gap === "comma") break;
    if (take(words, at, "problem") > 0) return true;
  }
  return false;
}

const ON = toWordSet(ON_PRODUCT);

/** Words between the first one of what goes wrong and the sign in it, such as "it" before and "funktioniert" after it. */
const MAX_WORDS_APART = 2;

const GOES = toWordSet(GOES_WORDS);

/** Whether a sign is a part of what goes wrong: "our React app doesn't work", "unsere React App geht nicht". */
export function isInProblem(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [before, sign] = [items[index - 1], items[index]];
  const { at = 0, end = 0 } = sign ?? {};
  const isProduct = before?.kind === "filler" && before.product !== undefined;
  for (let start = Math.max(0, at - MAX_WORDS_APART); start <= at + 1 && start < end; start += 1) {
    const length = take(words, start, "problem");
    const isSaid = isProduct || ![start, start + 1].some((one) => GOES.has(words[one]?.key ?? ""));
    if (length > 1 && start + length >= end && isSaid) return true;
  }
  return false;
}
