import { PERCENT_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { findName } from "../names/find-name.ts";
import type { SentenceContext } from "../sentence-context.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import { type SentenceWord, toCorrected, toSentenceWords } from "../words/words.ts";
import { readBilingual } from "./bilingual.ts";
import { readCorrectedNumbers } from "./corrected-numbers.ts";
import { readFalseFriends } from "./false-friends.ts";
import { readOnlineWork } from "./online-work.ts";
import { readSharedRegions } from "./shared-regions.ts";
import { correctSpelling } from "./spelling.ts";
import { readSpokenNames } from "./spoken-names.ts";
import { readAdministrators, readClouds, readStacks } from "./stacks.ts";
import { withoutStutters } from "./stutters.ts";

const PERCENT = toWordSet(PERCENT_WORDS);

/** "Fifty percent" */
const readPercents = (words: readonly SentenceWord[]) =>
  words.some(({ key }) => PERCENT.has(key))
    ? words.map((word) => (PERCENT.has(word.key) ? { ...word, key: "%" } : word))
    : words;

/** "Czech n English": the "n" between two names is "and". */
function readAnd(words: readonly SentenceWord[], { dictionary }: SentenceContext) {
  const isName = (at: number) => findName(words, at, dictionary)?.length === 1;
  return words.map((word, at) => {
    const isBetween = word.key === "n" && word.gap === "space" && words[at + 1]?.gap === "space";
    return isBetween && isName(at - 1) && findName(words, at + 1, dictionary)
      ? toCorrected(word, "and")
      : word;
  });
}

/** "Who speaks Finnish? Or Swedish." goes on with what was asked for. */
function readQuestions(words: readonly SentenceWord[], { dictionary }: SentenceContext) {
  const isOr = (at: number) => {
    const or = words[at]?.isAfterQuestion ? take(words, at, "or") : 0;
    return or > 0 && findName(words, at + or, dictionary) !== undefined;
  };
  return words.map((word, at) =>
    word.gap === "stop" && isOr(at) ? { ...word, gap: "comma" as const } : word,
  );
}

/** The words of a sentence as they are likely meant. */
export function toReadWords(text: string, context: SentenceContext): readonly SentenceWord[] {
  const said = withoutStutters(toSentenceWords(text));
  const written = readSpokenNames(said, context.dictionary);
  const both = readBilingual(written, context.dictionary);
  const spelt = correctSpelling(readOnlineWork(readFalseFriends(readPercents(both))), context);
  const run = readAdministrators(readSharedRegions(spelt));
  const clouded = readClouds(readStacks(run, context.dictionary), context.dictionary);
  return readCorrectedNumbers(readQuestions(readAnd(clouded, context), context));
}
