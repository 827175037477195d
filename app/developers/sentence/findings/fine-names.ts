import { SENIORITY_LEVELS } from "#contract/members/member-terms.ts";
import { type Item, isApart } from "../items/items.ts";
import type { NamedValue } from "../reading.ts";
import type { SentenceWord } from "../words/words.ts";

/** "Part time OK": others are, too. */
export const isFineAfter = (item: Item | undefined, words: readonly SentenceWord[]) =>
  item?.kind === "sign" &&
  (item.signs.includes("fineAfter") ||
    OK.has(words[item.at]?.key ?? "") ||
    words[item.at]?.key === "fine") &&
  !isApart(words, item);
export const OK: ReadonlySet<string> = new Set(["ok", "okay"]);

/** What others are fine without: "payments ok", and "junior ok", since "mid level ok" is what is needed at least. */
export const canBeFine = ({ field, value }: NamedValue) =>
  field === "tag" || value === LOWEST_LEVEL;
const [LOWEST_LEVEL] = SENIORITY_LEVELS;

const OK_PLACES: ReadonlySet<string> = new Set([...OK, "fine"]);

/** "Latam ok", but not "Poland ok" or "anywhere in Latin America is fine": a region that is not all there is. */
export const isRegionFine = (
  item: Item,
  next: Item | undefined,
  words: readonly SentenceWord[],
): boolean =>
  item.kind === "name" &&
  item.name.at === item.at &&
  item.name.values.every(({ field, value }) => field === "country" && !COUNTRY.test(value)) &&
  next?.kind === "sign" &&
  next.end - next.at === 1 &&
  OK_PLACES.has(words[next.at]?.key ?? "") &&
  !isApart(words, next);
const COUNTRY = /^[A-Z]{2}$/;
