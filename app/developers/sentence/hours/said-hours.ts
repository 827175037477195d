import { OF_CLOCK } from "../../dictionaries/word-classes/prepositions.ts";
import { findNumber } from "../words/numbers.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const OF = toWordSet(OF_CLOCK);

/** Hours with what is before and after them: `at least 4 hours`, `+/- 2h`, `within 3 hours`. */
export function findHours(words: readonly SentenceWord[], at: number, isDifference = false) {
  const distance = take(words, at, "plusMinus");
  const within = distance > 0 ? 0 : take(words, at, "within");
  const upper = isDifference ? take(words, at, "upper") : 0;
  const bound = distance || within || upper || take(words, at, "lower") || take(words, at, "about");
  const first = findNumber(words, at + bound);
  const join = at + bound + (first?.length ?? 0);
  // "One or two hours"
  const range = first ? take(words, join, "upTo") || take(words, join, "or") : 0;
  const last = first && range > 0 ? findNumber(words, join + range) : undefined;
  // Of "2-3 hours" in common two are enough, "within 1-2 hours" are two.
  const number =
    last && first
      ? {
          value: bound === within && within > 0 ? last.value : first.value,
          length: first.length + range + last.length,
        }
      : first;
  if (!number) return undefined;
  const end = at + bound + number.length;
  const plus = words[end]?.key === "+" ? 1 : 0;
  const unit = take(words, end + plus, "hours");
  if (unit === 0 && distance === 0) return undefined;
  // "Within 2 hours of UK time" is between the clocks, "within 4 hours overlap" is not.
  const isOf = within > 0 && OF.has(words[end + plus + unit]?.key ?? "");
  return {
    hours: number.value,
    isDistance: distance > 0 || (isOf && take(words, end + plus + unit, "overlap") === 0),
    isWithin: within > 0,
    end: end + plus + unit,
  };
}
