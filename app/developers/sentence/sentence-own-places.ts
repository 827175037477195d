import { type Dictionary, findName } from "./find-name.ts";
import { isOrdinary } from "./ordinary-names.ts";
import type { FoundName, KnownName } from "./reading.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { take, takeAfter, takeBefore } from "./vocabulary.ts";

/** Words between "we are" and the place: "we are a team of four people in Tallinn". */
const MAX_OWN_WORDS = 10;

/** Whether a clause up to a word is about the client, and not about whom they need. */
export function isOwnClause(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index > Math.max(0, at - MAX_OWN_WORDS); index -= 1) {
    const gap = words[index]?.gap;
    if (gap === "comma" || gap === "stop" || take(words, index - 1, "seeking") > 0) return false;
    // "Im Bankenumfeld" is no "I'm".
    const isGerman = index === at && words[index - 1]?.text === "im";
    if (!isGerman && take(words, index - 1, "ownSubject") > 0) return true;
  }
  return false;
}

/** A place where no one has to be: "for Germany", "we are based in Berlin", "our London office". */
export function toOtherPlace(
  words: readonly SentenceWord[],
  at: number,
  dictionary: Dictionary,
  plain: KnownName | undefined,
): FoundName | undefined {
  const own = take(words, at, "ownPlace");
  const other = own || take(words, at, "otherPlace");
  const before = other || take(words, at, "livingIn");
  const found = before > 0 ? findName(words, at + before, dictionary) : plain;
  if (!found?.values.some(({ field }) => field === "country")) return undefined;
  // "The rate to us"
  if (isOrdinary(words, at + before, found.length)) return undefined;
  // "US company here (Boston)"
  const isOwn = own > 0 || isOwnClause(words, at) || takeBefore(words, at, "ownAfter") > 0;
  const after = takeAfter(words, at + before + found.length, "otherPlaceAfter");
  // "A bank in Frankfurt"
  const business = before > 0 ? takeBefore(words, at, "business") : 0;
  // "Client suisse", "cliente mexicano"
  const isBeside = before === 0 && words[at]?.gap === "space";
  const client = isBeside ? takeBefore(words, at, "clientOf") : 0;
  if (after + other + business + client === 0 && !isOwn) return undefined;
  const end = at + before + found.length;
  return {
    length: end + after - at,
    at: at + before,
    end,
    values: found.values,
    isSure: false,
    isOther: true,
    isOwn,
  };
}
