import { type ModeState, WANT } from "./mode-state.ts";
import { type Item, MAX_LIST, toField, toGapBefore } from "./sentence-items.ts";
import type { SentenceWord } from "./sentence-words.ts";

const isSure = (item: Item | undefined) => item?.kind === "name" && item.name.isSure;

/** Names in a row, joined by commas and, at last, by "or" or "and": the sign of the last join. */
function toListJoin(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const field = toField(items[index]);
  let at = index;
  while (field !== undefined && at - index < MAX_LIST && toField(items[at]) === field) {
    const next = items[at + 1];
    if (next?.kind === "sign" && (next.signs.includes("or") || next.signs.includes("and"))) {
      return toField(items[at + 2]) === field
        ? next.signs.includes("or")
          ? "or"
          : "and"
        : undefined;
    }
    if (toGapBefore(words, next) !== "comma") return undefined;
    at += 1;
  }
  return undefined;
}

/** What holds after a comma. */
export function afterComma(
  state: ModeState,
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): ModeState {
  const { mode, isPending, isException, field } = state;
  if (state.isLack) return WANT;
  const isSame = toField(items[index]) === field && field !== undefined;
  if (isPending && words[items[index]?.at ?? 0]?.isAfterColon) return { ...state, isHeading: true };
  if (state.isHeading && isSame) return state;
  if (mode === "soft") return isPending || isSame ? state : WANT;
  if (
    mode === "not" &&
    isPending &&
    toField(items[index]) === "country" &&
    state.deniedWords === 0
  ) {
    // "Nobody from my country, Egypt".
    return { ...state, mode: "doubt" };
  }
  if (mode !== "not" || isPending || !isSame) return isPending && mode === "doubt" ? state : WANT;
  const join = toListJoin(items, index, words);
  if (join === "or" || (join === "and" && isException)) return state;
  // "Not India, Pakistan" can mean both.
  const isPlace = field === "country" && !isSure(items[index]);
  return join === "and" || isPlace ? { ...state, mode: "doubt" } : WANT;
}
