import { OF_WRITER } from "../../dictionaries/word-classes/prepositions.ts";
import {
  READER_WORDS,
  WRITER_ALONE,
  WRITER_SUBJECTS,
} from "../../dictionaries/word-classes/pronouns.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** Words from "as" and "on behalf of" to who writes: "head of engineering of an insurance company in Oslo". */
const MAX_WORDS = 16;
/** Words of a greeting before it: "Hi Anna, as CTO". */
const MAX_GREETING_WORDS = 3;

const SUBJECTS = toWordSet(WRITER_SUBJECTS);

const READERS = toWordSet(READER_WORDS);

const isSubject = (words: readonly SentenceWord[], at: number) =>
  SUBJECTS.has(words[at]?.key ?? "") || take(words, at, "seeking") > 0;

const isStart = (words: readonly SentenceWord[], at: number) =>
  Array.from({ length: MAX_GREETING_WORDS + 1 }, (_, back) => at - back).some(
    (first) => first === 0 || words[first]?.gap === "stop",
  );

/** The index of "as" in "As CTO of a bank in Oslo, I need", for a word between it and the "I". */
export function findWriter(words: readonly SentenceWord[], at: number): number | undefined {
  let isBefore = false;
  for (let next = at + 1; next <= at + MAX_WORDS && !isBefore; next += 1) {
    // "As a tester you will"
    const isOver = words[next] === undefined || words[next]?.gap === "stop";
    if (isOver || READERS.has(words[next]?.key ?? "")) return undefined;
    isBefore = isSubject(words, next);
  }
  if (!isBefore) return undefined;
  for (let back = at; back >= Math.max(0, at - MAX_WORDS); back -= 1) {
    if (take(words, back, "asWho") > 0 && isStart(words, back)) return back;
    if (isSubject(words, back) || words[back]?.gap === "stop") return undefined;
  }
  return undefined;
}

const OF = toWordSet(OF_WRITER);
const ALONE = toWordSet(WRITER_ALONE);

/**
 * Whether a role is that of who writes: "as head of IT of a bank we need", "as a designer I need"; "als
 * Tester suchen wir jemanden" asks for one.
 */
export function isRoleOfWriter(words: readonly SentenceWord[], at: number, end: number): boolean {
  if (findWriter(words, at) === undefined) return false;
  for (let next = end; next <= end + MAX_WORDS && words[next]; next += 1) {
    const { key = "" } = words[next] ?? {};
    if (OF.has(key) || ALONE.has(key)) return true;
    if (isSubject(words, next)) return false;
  }
  return false;
}
