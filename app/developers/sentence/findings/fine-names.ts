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
