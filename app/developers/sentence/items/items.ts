import type { FoundName, Reading, Sign } from "../reading.ts";
import type { SentenceWord } from "../words/words.ts";

/** A part of a sentence, from one word up to another. */
export type Item = { at: number; end: number } & (
  | { kind: "name"; name: FoundName }
  | { kind: "condition"; reading: Reading }
  | { kind: "sign"; sign: Sign; signs: readonly Sign[] }
  /** Words that narrow nothing, and numbers of other things; `isHours` of those that ask for hours in common. */
  | {
      kind: "filler";
      product?: FoundName;
      isRanking?: boolean;
      isNamed?: boolean;
      isHours?: boolean;
    }
  | { kind: "word" }
);

/** Items between a place and "the same time zone": "Spain or at least". */
export const MAX_BEFORE_ZONE = 6;

/** Names of one list that are read together. */
export const MAX_LIST = 20;

export const toField = (item: Item | undefined) =>
  item?.kind === "name" ? item.name.values[0]?.field : undefined;

export function toGapBefore(words: readonly SentenceWord[], item: Item | undefined) {
  return words[item?.at ?? words.length]?.gap ?? "stop";
}

export const isApart = (words: readonly SentenceWord[], item: Item | undefined) => {
  const gap = toGapBefore(words, item);
  return gap === "comma" || gap === "stop";
};
