import { hasSign, type Item, isAbsent, isApart, toField, toGapBefore } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { isDigit } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

/** Fillers between "or" and the name after it: "or maybe even". */
const MAX_BETWEEN = 3;

/** Index of the name next to an item, in a direction; undefined when something else is there. */
export function findBeside(
  items: readonly Item[],
  index: number,
  step: 1 | -1,
  words: readonly SentenceWord[],
): number | undefined {
  for (let count = 1; count <= MAX_BETWEEN; count += 1) {
    const at = index + step * count;
    const item = items[at];
    if (!item || toGapBefore(words, items[step > 0 ? at : at + 1]) === "stop") return undefined;
    if (item.kind === "name") return at;
    // "Java 8 or 11, Spring Boot"
    const isVersion = isDigit(words[item.at]?.key ?? "") && isApart(words, items[at + step]);
    if (isVersion && step > 0) return undefined;
    const isOr = (item.kind === "sign" && item.sign === "oneOf") || hasSign(item, "or");
    if (item.kind !== "filler" && !isOr) return undefined;
  }
  return undefined;
}

/** Of "CTO or senior architect" the architect, of whom alone the level is said. */
export function overLevel(
  items: readonly Item[],
  { before, after }: { before: number | undefined; after: number | undefined },
  words: readonly SentenceWord[],
): number | undefined {
  if (before === undefined || after === undefined) return after;
  const [field, next] = [toField(items[before]), items[after + 1]];
  const isLevel = toField(items[after]) === "seniority_level" && field !== "seniority_level";
  return isLevel && toField(next) === field && !isApart(words, next) ? after + 1 : after;
}

/** Of "a mid-level Python developer or a strong junior" the level, which the junior is another of. */
export function toLevelBefore(
  items: readonly Item[],
  before: number | undefined,
  after: number | undefined,
  words: readonly SentenceWord[],
): number | undefined {
  const isLevel = (at: number) => toField(items[at]) === "seniority_level";
  if (before === undefined || after === undefined || !isLevel(after)) return before;
  const next = items[after + 1];
  if (toField(next) === toField(items[before]) && !isApart(words, next)) return before;
  let at = before;
  while (items[at]?.kind === "name" && !isLevel(at) && !isApart(words, items[at])) at -= 1;
  return isLevel(at) ? at : before;
}

/** Makes rank the level that is said of one of a choice only: "Java or senior Kotlin developer". */
export function rankLevelsOfOne(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  items.forEach((or, index) => {
    if (!hasSign(or, "or")) return;
    const [before, level] = [
      findBeside(items, index, -1, words),
      findBeside(items, index, 1, words),
    ];
    const isOfOne = overLevel(items, { before, after: level }, words) !== level;
    const isLevelled = toField(items[(before ?? 0) - 1]) === "seniority_level";
    if (level === undefined || !isOfOne || isLevelled || modes[level] !== "want") return;
    // Of positions that no one has the level is all there is.
    if (!isAbsent(items[level + 1])) modes[level] = "soft";
  });
}
