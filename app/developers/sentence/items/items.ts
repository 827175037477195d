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

export const toValue = (item: Item | undefined) =>
  item?.kind === "name" ? item.name.values[0]?.value : undefined;

/** Whether no one lists what a name means. */
export const isAbsent = (item: Item | undefined) =>
  item?.kind === "name" && item.name.values[0]?.isAbsent === true;

/** Whether names of a field are work that someone does. */
export const isWorkField = (field: string | undefined) =>
  field === "role" || field === "technology";

export const isWork = (item: Item | undefined) => isWorkField(toField(item));

export const isWorkOrLevel = (item: Item | undefined) => {
  const field = toField(item);
  return isWorkField(field) || field === "seniority_level";
};

/** Whether a part says something of others, as one of its meanings. */
export const hasSign = (item: Item | undefined, sign: Sign): item is Item & { kind: "sign" } =>
  item?.kind === "sign" && item.signs.includes(sign);

/** "Or", "and" */
export const isJoin = (item: Item | undefined) => hasSign(item, "or") || hasSign(item, "and");

export function toGapBefore(words: readonly SentenceWord[], item: Item | undefined) {
  return words[item?.at ?? words.length]?.gap ?? "stop";
}

export const isApart = (words: readonly SentenceWord[], item: Item | undefined) => {
  const gap = toGapBefore(words, item);
  return gap === "comma" || gap === "stop";
};
