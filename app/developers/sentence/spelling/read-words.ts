import type { SentenceContext } from "../sentence-context.ts";
import { type SentenceWord, toSentenceWords } from "../words/words.ts";
import { readCorrectedNumbers } from "./corrected-numbers.ts";
import { readFalseFriends } from "./false-friends.ts";
import { readSharedRegions } from "./shared-regions.ts";
import { correctSpelling } from "./spelling.ts";
import { readSpokenNames } from "./spoken-names.ts";
import { readAdministrators, readClouds, readStacks } from "./stacks.ts";
import { withoutStutters } from "./stutters.ts";

const BOTH: ReadonlySet<string> = new Set(
  "bilingual, trilingual, bilingue, trilingue, zweisprachig, dreisprachig".split(", "),
);
/** Words between "bilingual" and the sign: "in French". */
const MAX_BOTH_WORDS = 3;

const PERCENT: ReadonlySet<string> = new Set("percent, prozent, percents".split(", "));

/** "Fifty percent" */
const readPercents = (words: readonly SentenceWord[]) =>
  words.map((word) => (PERCENT.has(word.key) ? { ...word, key: "%" } : word));

/** Who is "bilingual English/French" speaks both. */
function readBilingual(words: readonly SentenceWord[]): readonly SentenceWord[] {
  let said = -Infinity;
  return words.map((word, at) => {
    if (BOTH.has(word.key)) said = at;
    return word.key === "/" && at - said <= MAX_BOTH_WORDS ? { ...word, key: "and" } : word;
  });
}

/** The words of a sentence as they are likely meant. */
export function toReadWords(text: string, context: SentenceContext): readonly SentenceWord[] {
  const said = withoutStutters(toSentenceWords(text));
  const written = readSpokenNames(said, context.dictionary);
  const spelt = correctSpelling(readFalseFriends(readPercents(readBilingual(written))), context);
  const run = readAdministrators(readSharedRegions(spelt));
  const stacked = readStacks(run, context.dictionary);
  return readCorrectedNumbers(readClouds(stacked, context.dictionary));
}
