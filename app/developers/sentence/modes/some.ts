import { type Item, isApart, isJoin, MAX_LIST, toField } from "../items/items.ts";
import { isAfterSome } from "../words/some.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

/** Where what is "some React would be nice" begins; the index of its sign where nothing is. */
export function toSomeStart(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): number {
  for (let at = index - 1; at >= Math.max(0, index - MAX_LIST); at -= 1) {
    const item = items[at];
    if (!item || isApart(words, items[at + 1])) break;
    const isExperience = take(words, item.at, "experience") > 0;
    // "Some automation would be good"
    const isNamed = toField(item) !== undefined || item.kind === "word";
    if (!isNamed && !isJoin(item) && !isExperience) break;
    if (isNamed && isAfterSome(words, item.at)) return at;
  }
  return index;
}

/** "Python a PhD would be nice" is about the PhD. */
export function isOfNamed(
  items: readonly Item[],
  end: number,
  words: readonly SentenceWord[],
): boolean {
  const [article, last] = items.slice(Math.max(0, end - 2), end);
  const isNamed = last?.kind === "filler" && last.isNamed === true;
  return isNamed && article !== undefined && take(words, article.at, "article") > 0;
}
