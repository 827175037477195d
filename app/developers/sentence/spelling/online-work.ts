import { ONLINE_WORK, ONLINE_WORK_AT_END } from "../../dictionaries/online-work.ts";
import { type Phrases, takePhrase, takePhraseBefore, toPhrases } from "../words/phrases.ts";
import { type SentenceWord, toCorrected } from "../words/words.ts";

const kinds = ONLINE_WORK.map(({ verbs, before, online }) => ({
  verbs: toPhrases(verbs),
  before: before === undefined ? undefined : toPhrases(before),
  online: toPhrases(online),
}));
const onlineBefore = toPhrases(ONLINE_WORK_AT_END.online);
const verbsAtEnd = toPhrases(ONLINE_WORK_AT_END.verbs);

/** First words of what is looked for; most texts have none of them. */
const beginners = new Set(
  [onlineBefore, ...kinds.map(({ verbs }) => verbs)].flatMap((one) => [...one.keys()]),
);

/** Words between "sell" and "online". */
const MAX_OBJECT_WORDS = 6;

/** Where a phrase of some ends that begins near a word in its clause, 0 for none. */
function findEnd(words: readonly SentenceWord[], from: number, phrases: Phrases): number {
  for (let at = from; at <= from + MAX_OBJECT_WORDS && at < words.length; at += 1) {
    if (words[at]?.gap === "comma" || words[at]?.gap === "stop") return 0;
    const length = takePhrase(words, at, phrases);
    if (length > 0) return at + length;
  }
  return 0;
}

/** Where the "online" ends of what someone wants to do from a word on, 0 for none. */
function findOnline(words: readonly SentenceWord[], at: number): number {
  const length = takePhrase(words, at, onlineBefore);
  if (length > 0 && findEnd(words, at + length, verbsAtEnd) > 0) return at + length;
  for (const { verbs, before, online } of kinds) {
    if (takePhrase(words, at, verbs) === 0) continue;
    if (before && takePhraseBefore(words, at, before) === 0) continue;
    const end = findEnd(words, at + 1, online);
    if (end > 0) return end;
  }
  return 0;
}

/** The web site of "I want to sell my pottery online", in the place of its "online". */
export function readOnlineWork(words: readonly SentenceWord[]): readonly SentenceWord[] {
  const ends = new Set<number>();
  words.forEach(({ key }, at) => {
    const end = beginners.has(key) ? findOnline(words, at) : 0;
    if (end > 0) ends.add(end);
  });
  if (ends.size === 0) return words;
  return words.map((word, at) => (ends.has(at + 1) ? toCorrected(word, WEBSITE) : word));
}
const WEBSITE = "website";
