import { BESIDE_TEAM } from "../../dictionaries/word-classes/prepositions.ts";
import { OWN_TEAM } from "../../dictionaries/word-classes/pronouns.ts";
import { type Item, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { hasPhrase } from "../words/phrase-places.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

export type Read = { items: readonly Item[]; modes: Mode[]; words: readonly SentenceWord[] };

/** Words of a sentence before the team or the person that it is about: "so far our". */
const MAX_BEFORE_STORY = 4;

const isPerson = (item: Item | undefined) =>
  ["role", "seniority_level"].includes(toField(item) ?? "");

/** Whether a part begins with a phrase of a kind, and asks for no one. */
export function isStory(
  { items, words }: Read,
  part: readonly number[],
  kind: "currentTeam" | "formerPeople",
) {
  const { at: first = 0 } = items[part[0] ?? 0] ?? {};
  const { end: last = 0 } = items[part.at(-1) ?? 0] ?? {};
  const isBegun = Array.from({ length: MAX_BEFORE_STORY }).some(
    (_, at) => first + at < last && take(words, first + at, kind) > 0,
  );
  return isBegun;
}

/** What is said before someone is looked for: "we have two testers now and need a designer". */
function toBeforeSought({ items, words }: Read, part: readonly number[]): readonly number[] {
  const sought = part.findIndex((index) => isSeeking(items[index], words));
  return sought < 0 ? part : part.slice(0, sought);
}

export function isSeeking(item: Item | undefined, words: readonly SentenceWord[]): boolean {
  const { at = 0, end = 0 } = item ?? {};
  for (let word = at; word < end; word += 1) if (take(words, word, "seeking") > 0) return true;
  return false;
}

const OWN = toWordSet(OWN_TEAM);
const BESIDE = toWordSet(BESIDE_TEAM);

/** The people of "extend our existing team of four Java developers with one tester". */
function toExistingTeam({ items, words }: Read, part: readonly number[]) {
  const isTeam = (at: number) => {
    const length = take(words, at, "currentTeam");
    return length > 0 && OWN.has(words[at - 1]?.key ?? "") && words[at + length]?.key === "of";
  };
  const first = part.findIndex((index) => {
    const { at = 0, end = 0 } = items[index] ?? {};
    return words.slice(at, end).some((_, step) => isTeam(at + step));
  });
  const end = part.findIndex(
    (index, place) => place > first && BESIDE.has(words[items[index]?.at ?? 0]?.key ?? ""),
  );
  return first >= 0 && end > first ? part.slice(first, end) : undefined;
}

/** Who is in the team is not asked for, and what they know ranks: "current team: 2 PHP devs". */
export function ignoreTeam(read: Read, part: readonly number[]) {
  if (!hasPhrase(read.words, "currentTeam")) return;
  const extended = toExistingTeam(read, part);
  const told = extended ?? toBeforeSought(read, part);
  if (!extended && !isStory(read, told, "currentTeam")) return;
  const { items, modes } = read;
  for (const index of told) {
    if (modes[index] !== "want") continue;
    if (isPerson(items[index])) modes[index] = "unneeded";
    else if (toField(items[index]) === "technology") modes[index] = "soft";
  }
}
