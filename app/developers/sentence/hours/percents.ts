import { PERCENTS } from "../../dictionaries/currencies.ts";
import { CRITERIA_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { AT_PERCENT } from "../../dictionaries/word-classes/prepositions.ts";
import { hasPhrase } from "../words/phrase-places.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isBesideOnSite } from "./on-site.ts";

const [MIN_PERCENT, MAX_PERCENT] = [20, 95];
const percents = toPhrases(PERCENTS);

/** "50% remote" without days on site is how much of a week, of "50% remote work" it is where. */
function isRemoteAfter(words: readonly SentenceWord[], at: number): boolean {
  const isPlace = take(words, at, "anywhere") === 1 && takeAfter(words, at + 1, "onSite") === 0;
  const isWork = /^(?:work|working|job|arbeit|office)$/.test(words[at + 1]?.key ?? "");
  return isPlace && !isWork && !hasPhrase(words, "onSite");
}

const CRITERIA = toWordSet(CRITERIA_WORDS);

const AT = toWordSet(AT_PERCENT);

/** "QA tester 50%": a part of a week where nothing follows; all of it after a heading. */
export function takePercent(
  words: readonly SentenceWord[],
  at: number,
  { number, isHeaded }: { number: number; isHeaded: boolean },
): number {
  const length = takePhrase(words, at, percents);
  // "An availability of 99.9 %" is that of a server.
  if (length === 0 || (number > MAX_PERCENT && number < 100)) return 0;
  const end = at + length;
  const gap = words[end]?.gap ?? "stop";
  // "Workload: 100% / Stack: Go"
  const isJoined = isHeaded && (take(words, end, "and") > 0 || words[end]?.key === "/");
  const isEnd = gap === "comma" || gap === "stop" || isJoined || isRemoteAfter(words, end);
  // "Type: contractor, 100 %"
  const isAlone = ["comma", "stop"].includes(words[at - 1]?.gap ?? "");
  // "6,000 a month at 100 %"
  const isAt = AT.has(words[at - 2]?.key ?? "");
  // "100 % remote" is where, not how much.
  const isOfWeek = isHeaded || isAt || (isAlone && at > 1);
  const isAll = number === 100 && isOfWeek && !isRemoteAfter(words, end);
  // "Award criteria: price 60 %, quality 40 %"
  const before = take(words, at - 2, "about") > 0 ? at - 3 : at - 2;
  if (CRITERIA.has(words[before]?.key ?? "")) return 0;
  // "On site commissioning 20 %"
  if (number < 100 && isBesideOnSite(words, at - 1, end)) return 0;
  const isShare = number >= MIN_PERCENT && (number < 100 || isAll);
  return isEnd && isShare ? length : 0;
}
