import type { Mode } from "./reading.ts";
import { type Item, isApart, toField } from "./sentence-items.ts";
import { findNumber } from "./sentence-numbers.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { take } from "./vocabulary.ts";

/** Words between the number and the name, such as "x", "senior" and "experienced". */
const MAX_BETWEEN = 4;
/** Larger numbers before a name count no people. */
const MAX_PEOPLE = 20;

/** Whether a number says how many people have the name after it: "2 x Angular", "one senior Java". */
function isCounted(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const first = Math.max(0, index - MAX_BETWEEN);
  for (let at = index - 1; at >= first && !isApart(words, items[at + 1]); at -= 1) {
    const item = items[at];
    if (item?.kind !== "filler" && toField(item) !== "seniority_level") return false;
    const number = item ? findNumber(words, item.at)?.value : undefined;
    if (number === undefined) continue;
    // "Vue 3 Nuxt" has a version.
    const isVersion =
      toField(items[at - 1]) === "technology" &&
      !isApart(words, item) &&
      take(words, items[at + 1]?.at ?? 0, "times") === 0;
    return Number.isInteger(number) && number >= 1 && number <= MAX_PEOPLE && !isVersion;
  }
  return false;
}

const PEOPLE_FIELDS = ["technology", "role"];

/**
 * Different people, each with a number: "2 x Angular, 1 x Java". One of their technologies is enough,
 * and names of another field rank: nobody has to be both of "2 React, 1 designer".
 * @returns indexes of the technologies of which one is enough
 */
export function splitPeople(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
): number[] {
  const names = items.flatMap((item, index) =>
    PEOPLE_FIELDS.includes(toField(item) ?? "") && modes[index] === "want" ? [index] : [],
  );
  const counted = names.filter((index) => isCounted(items, index, words));
  const [first = 0] = counted;
  if (counted.length < 2) return [];
  const field = toField(items[first]);
  for (const index of counted) if (toField(items[index]) !== field) modes[index] = "soft";
  return names.filter(
    (index) => index >= first && toField(items[index]) === "technology" && modes[index] === "want",
  );
}
