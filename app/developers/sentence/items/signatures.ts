import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Item, toField } from "./items.ts";

/** Words of a signature: a name, a position, a company, a number. */
const MAX_SIGNATURE_WORDS = 28;

/** Whether a part is of a request, and of no signature: "Thanks, Java only", "Danke. Ab März". */
const isRequest = (item: Item) =>
  (item.kind === "condition" && item.reading.filters.length > 0) ||
  ["technology", "language"].includes(toField(item) ?? "");

/** Whether a letter ends before a word, and only the name and position of its sender follow. */
function isSender(
  items: readonly Item[],
  words: readonly SentenceWord[],
  { first, at }: { first: number; at: number },
): boolean {
  const left = items.filter((one) => one.end > at);
  const [item] = left;
  const isApartAt = (index: number) => ["comma", "stop"].includes(words[index]?.gap ?? "");
  // "VG Malte", and nothing else
  const isLast = at === words.length - 1 && isApartAt(first);
  const isApart = isApartAt(at) || isLast;
  const isCapital = (index: number) => /^\p{Lu}/u.test(words[index]?.text ?? "");
  // "Thanks, Jordan Miller" has no country.
  const isPlace = toField(item) === "country" && item?.end === at + 1;
  const isFirstName = isPlace && left[1]?.kind === "word" && words[at + 1]?.gap === "space";
  const isName = (isFirstName && isCapital(at + 1)) || (isPlace && isLast);
  const isWord = item?.kind === "word" || isName;
  // "Thanks, Hugo"
  const isNamesake =
    left.length === 1 && item?.kind === "name" && item.name.values[0]?.isAbsent === true;
  const isSigned = item?.at === at && (isWord || isNamesake) && isCapital(at);
  return isApart && isSigned && (isNamesake || !left.some(isRequest));
}

/** "Best regards, Ann Lee, Senior Recruiter": who signs is not who is looked for. */
export function withoutSignature(
  items: readonly Item[],
  words: readonly SentenceWord[],
): readonly Item[] {
  const first = Math.max(0, words.length - MAX_SIGNATURE_WORDS);
  for (let at = first; at < words.length; at += 1) {
    const closing = take(words, at, "closing");
    const start = at + closing;
    if (closing === 0 || !isSender(items, words, { first: at, at: start })) continue;
    const letter = items.filter((item) => item.end <= start);
    return [...letter, { at: start, end: words.length, kind: "filler", isNamed: true }];
  }
  return items;
}
