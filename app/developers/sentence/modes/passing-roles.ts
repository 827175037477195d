import { FOR_ROLE } from "../../dictionaries/word-classes/prepositions.ts";
import { type Item, isAbsent, isApart, isJoin, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Texts of more words tell stories, in which work is named in passing. */
const MAX_REQUEST_WORDS = 25;

/** Words between "we need" and a role: "someone for our new". */
const MAX_SOUGHT_WORDS = 5;

const FOR = toWordSet(FOR_ROLE);

/** Whether a word before it in its clause asks for a role: "we need someone for our back end", "one for QA". */
function isSought(words: readonly SentenceWord[], at: number): boolean {
  const isFor = FOR.has(words[at - 1]?.key ?? "");
  for (let index = at; index >= Math.max(0, at - MAX_SOUGHT_WORDS); index -= 1) {
    const isSaid = take(words, index, "seeking") + take(words, index, "person") > 0;
    const isOne = isFor && findNumber(words, index) !== undefined;
    if (index < at && (isSaid || isOne)) return true;
    const gap = words[index]?.gap;
    if (gap === "comma" || gap === "stop") return false;
  }
  return false;
}

/** Whether a role is a person, or begins a request or what a heading is of: "Role: back end". */
function isAskedRole(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const item = items[index];
  if (!item) return false;
  for (let at = item.at; at < item.end; at += 1) if (take(words, at, "person") > 0) return true;
  // "Senior Python back end"
  let first = index;
  while (toField(items[first - 1]) === "technology" && !isApart(words, items[first])) first -= 1;
  const isLevelled =
    (toField(items[first - 1]) === "seniority_level" && !isApart(words, items[first])) ||
    (toField(items[index + 1]) === "seniority_level" && !isApart(words, items[index + 1]));
  // "A designer and a tester", "1 x QA"
  const isCounted =
    take(words, item.at, "article") > 0 ||
    takeBefore(words, item.at, "article") > 0 ||
    takeBefore(words, item.at, "times") > 0 ||
    findNumber(words, item.at - 1) !== undefined;
  // "Back end, DevOps, Java"
  const isListed = isApart(words, item) && isApart(words, items[index + 1]);
  const isFirst = isListed || index === 0 || words[item.at]?.isAfterColon === true;
  return (
    isLevelled ||
    isFirst ||
    isCounted ||
    takeAfter(words, item.end, "person") > 0 ||
    isSought(words, item.at)
  );
}

const toValues = (item: Item | undefined) =>
  item?.kind === "name" ? item.name.values.map(({ value }) => value) : [];

/**
 * Work that a long text names in passing is asked of no one where another role is asked for: "a senior
 * tester … the cart and the design are old". What is built on ranks: a "Supabase backend".
 */
export function rankPassingRoles(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  if (words.length <= MAX_REQUEST_WORDS) return;
  const roles = items.flatMap((item, index) =>
    toField(item) === "role" && modes[index] === "want" && !isAbsent(item) ? [index] : [],
  );
  const asked = new Set(roles.filter((index) => isAskedRole(items, index, words)));
  // "Full-stack or back-end developer", "front-end, back-end"
  const isBeside = (index: number, step: 1 | -1) => {
    const next = items[index + step];
    return asked.has(isJoin(next) ? index + 2 * step : index + step);
  };
  for (const index of roles) if (isBeside(index, -1)) asked.add(index);
  for (const index of roles.toReversed()) if (isBeside(index, 1)) asked.add(index);
  if (asked.size === 0) {
    // "An app with a Supabase backend"
    const [first = 0] = roles;
    const isPart = toField(items[first - 1]) === "technology" && !isApart(words, items[first]);
    if (roles.length === 1 && isPart) modes[first] = "soft";
    return;
  }
  const values = new Set([...asked].flatMap((index) => toValues(items[index])));
  for (const index of roles) {
    const isSame = toValues(items[index]).some((value) => values.has(value));
    if (!asked.has(index) && !isSame) modes[index] = "unneeded";
  }
}
