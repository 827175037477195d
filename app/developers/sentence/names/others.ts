import { CLAUSE_START_WORDS } from "../../dictionaries/word-classes/conjunctions.ts";
import { ONE_WORDS } from "../../dictionaries/word-classes/determiners.ts";
import { IN_OTHERS } from "../../dictionaries/word-classes/prepositions.ts";
import { ARE_WORDS, BE_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Dictionary, findName } from "./find-name.ts";

const IN = toWordSet(IN_OTHERS);
const BE = toWordSet(BE_WORDS);

const ARE = toWordSet(ARE_WORDS);

/** Index of the last word of the subject of "our vendor is based in India", from the place back. */
function toSubjectEnd(words: readonly SentenceWord[], at: number): number | undefined {
  let index = at - 1;
  const isBeside = (step: number) => words[step + 1]?.gap === "space";
  while (isBeside(index) && IN.has(words[index]?.key ?? "")) index -= 1;
  const verb = index;
  while (isBeside(index) && words[index]?.gap === "space" && BE.has(words[index]?.key ?? ""))
    index -= 1;
  const isSaid = index < verb || ARE.has(words[index]?.key ?? "");
  return isSaid && isBeside(index) ? index : undefined;
}

/** Words beside a vendor: "our current", "actuel". */
const MAX_ADJECTIVES = 2;

/** "Our current vendor is in India", "notre prestataire actuel est au Maroc": no one is asked for there. */
export function isOfVendor(words: readonly SentenceWord[], at: number): boolean {
  const last = toSubjectEnd(words, at);
  if (last === undefined) return false;
  for (let end = last + 1; end > last - 1 && end > 0; end -= 1) {
    const noun = takeBefore(words, end, "vendor");
    for (let before = 0; noun > 0 && before <= MAX_ADJECTIVES; before += 1) {
      if (takeBefore(words, end - noun - before, "ours") > 0) return true;
      if (words[end - noun - before]?.gap !== "space") break;
    }
  }
  return false;
}

/** Words back to whom "they" are. */
const MAX_TOLD_WORDS = 40;
const CLAUSE_STARTS = toWordSet(CLAUSE_START_WORDS);

/** "Our client just told us they lose their tester. They are in Toronto": it is where the client is. */
export function isOfClient(words: readonly SentenceWord[], at: number): boolean {
  const subject = toSubjectEnd(words, at);
  if (subject === undefined || take(words, subject, "they") !== 1) return false;
  const gap = words[subject]?.gap;
  const isStart =
    gap === "stop" || gap === "comma" || CLAUSE_STARTS.has(words[subject - 1]?.key ?? "");
  for (
    let index = subject - 1;
    isStart && index >= Math.max(0, subject - MAX_TOLD_WORDS);
    index -= 1
  ) {
    if (take(words, index, "clients") > 0) return true;
  }
  return false;
}

const ONE = toWordSet(ONE_WORDS);
/** Words of an industry: "real estate". */
const MAX_INDUSTRY_WORDS = 2;

/** "A fintech in Dublin", "eine kleine Versicherung in Bern", but not "experience in fintech in Dublin". */
export function isOfIndustry(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
): boolean {
  for (let length = 1; length <= MAX_INDUSTRY_WORDS; length += 1) {
    const first = at - length;
    const found = findName(words, first, dictionary);
    if (found?.length !== length || found.values[0]?.field !== "tag") continue;
    return [first - 1, first - 2].some(
      (index) => ONE.has(words[index]?.key ?? "") && words[index + 1]?.gap === "space",
    );
  }
  return false;
}
