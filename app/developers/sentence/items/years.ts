import type { MemberFilter } from "#contract/members/member-query.ts";
import { isOwnClause } from "../names/own-clauses.ts";
import type { Reading } from "../reading.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Amount, findAmount } from "./find-amount.ts";

const MAX_YEARS = 80;

/** "More than 10 but less than 20 years" is 10 years at least. */
export function isBelowYears(words: readonly SentenceWord[], { bound, end }: Amount): boolean {
  const join = take(words, end, "contrast") || take(words, end, "and");
  const upper = bound === "lower" && join > 0 ? findAmount(words, end + join) : undefined;
  return upper?.isYears === true && upper.bound === "upper";
}

/** Words between "ten years" and "five is the minimum". */
const MAX_AFTER_YEARS = 10;

/** "Ten years would be nice, but five is the minimum": the five are years, too. */
export function isBelowSaidYears(
  words: readonly SentenceWord[],
  at: number,
  { low, high, bound, end }: Amount,
): boolean {
  // "At least five developers"
  const isCount = words[end]?.gap === "space" && findNumber(words, end - 1) !== undefined;
  if (bound !== "lower" || high !== undefined || isCount) return false;
  for (let index = at - 1; index >= Math.max(0, at - MAX_AFTER_YEARS); index -= 1) {
    if (words[index + 1]?.gap === "stop") return false;
    const number = findNumber(words, index);
    const isYears = number && takeAfter(words, index + number.length, "years") > 0;
    if (isYears) return number.value > low;
  }
  return false;
}

export function toYears({ low, high = low, bound, isRange }: Amount): MemberFilter[] {
  if (!Number.isInteger(low) || low > MAX_YEARS) return [];
  // Of "at least 3 to 5" the lower end counts.
  if (high > low && (isRange || bound === undefined)) {
    return [{ experience_min: low, experience_max: high }];
  }
  return [bound === "upper" && high === low ? { experience_max: low } : { experience_min: low }];
}

/** Of "5+ yrs. Contract is 6 months" the dot ends a sentence. */
const isNext = (words: readonly SentenceWord[], at: number) =>
  (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) <= 1;

/** Words of a clause before "for ten years". */
const MAX_OWN_WORDS = 8;

/** "We use Magento for six years", "for six years we had" */
function isOfClient(words: readonly SentenceWord[], at: number, end: number): boolean {
  if (isOwnClause(words, at) || takeAfter(words, end, "ownSubject") > 0) return true;
  for (let index = at - 1; index >= Math.max(0, at - MAX_OWN_WORDS); index -= 1) {
    if (take(words, index, "ownStack") > 0) return true;
    if (words[index]?.gap === "comma" || words[index]?.gap === "stop") return false;
  }
  return false;
}

/** Years that are none of a developer's experience. */
function isOfOther(words: readonly SentenceWord[], at: number, { bound, end }: Amount): boolean {
  const isContract = words[at]?.gap === "space" && takeBefore(words, at, "contractOf") > 0;
  // "Funding ends in 2 years"
  const isDistance = bound === undefined && takeBefore(words, at, "beforeSpan") > 0;
  if (isContract || isDistance) return true;
  if (isNext(words, end) && take(words, end, "noExperience") > 0) return true;
  const since = takeBefore(words, at, "since");
  return since > 0 && isOfClient(words, at - since, end);
}

/** `5+ years`, `at least three years of experience`. */
export function readYears(words: readonly SentenceWord[], at: number, amount: Amount): Reading {
  const { low, bound, end } = amount;
  const opposite = bound === "upper" ? { opposite: { experience_min: low } } : {};
  const filters = isOfOther(words, at, amount) ? [] : toYears(amount);
  return { length: end - at, filters, ...opposite };
}
