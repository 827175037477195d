import type { Mode } from "./reading.ts";
import {
  MODES_AFTER,
  MODES_BEFORE,
  toBeforeBut,
  toClauseStart,
  toModeAfter,
} from "./sentence-clauses.ts";
import { isCorrection, toCorrected } from "./sentence-corrections.ts";
import { type Item, isApart, MAX_LIST, toField, toGapBefore } from "./sentence-items.ts";
import { toPlainMode } from "./sentence-products.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { take } from "./vocabulary.ts";

/** Unknown words after "not" that leave in doubt what it denies. */
const MAX_DENIED_WORDS = 1;

type State = {
  mode: Mode;
  /** Index of the sign. */
  since: number;
  /** Whether no name followed the sign yet. */
  isPending: boolean;
  /** Whether the sign takes out of a set: "without", "outside". */
  isException: boolean;
  /** Whether the sign is about one name only: "moved from PHP to Go". */
  isSingle: boolean;
  /** Whether a colon follows the sign, so that it is about the whole list: "Exclude: PHP, Java". */
  isHeading: boolean;
  /** Whether the sign is that no one can do it: what follows is needed. */
  isLack: boolean;
  deniedWords: number;
  /** Field of the last name that the sign is about. */
  field: string | undefined;
};

const WANT: State = {
  mode: "want",
  since: 0,
  isPending: false,
  isException: false,
  isSingle: false,
  isHeading: false,
  isLack: false,
  deniedWords: 0,
  field: undefined,
};

const LACKED: ReadonlySet<string | undefined> = new Set(["technology", "role"]);

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
function afterComma(
  state: State,
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): State {
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

function afterSign(
  state: State,
  { sign, signs }: Item & { kind: "sign" },
  next: Item | undefined,
  since: number,
): State {
  const mode = MODES_BEFORE[sign] ?? MODES_AFTER[sign];
  const isNamed = !state.isPending;
  // "Prefer React over Angular"
  if (sign === "comparison" && state.mode === "soft" && isNamed && toField(next) === state.field) {
    return { ...WANT, mode: "unneeded", since, isPending: true, isSingle: true };
  }
  // "Inte PHP utan Python": the Swedish word for "without" is one for "but" too.
  if (signs.includes("contrast") && state.mode === "not" && isNamed) return WANT;
  if (mode === undefined) {
    const isJoin = sign === "or" || sign === "and";
    if (!isJoin || state.isPending || toField(next) === state.field) return state;
    // "No juniors or people from India" goes on, as "without PHP and Java", "no PHP and five years" does not.
    return sign === "or" && state.mode === "not" ? { ...state, isPending: true } : WANT;
  }
  // "Ideally with Docker" goes on, "without PHP, with Docker" does not.
  if (sign === "having" && state.isPending) return state;
  if (mode === "want") return WANT;
  const isDenied = state.mode === "not" && state.isPending && !state.isException;
  // "Nobody outside of Europe" wants Europe.
  if (sign === "except" && isDenied) return WANT;
  return {
    ...WANT,
    mode,
    since,
    isPending: true,
    isException: sign === "except",
    isSingle: sign === "former",
    isLack: sign === "lack",
  };
}

/** What holds for a name, and what after it. */
function atName(
  state: State,
  field: string | undefined,
  /** Whether nothing is between it and the name before it. */
  isNext: boolean,
): { mode: Mode; next: State } {
  if (state.mode === "want") return { mode: "want", next: state };
  // "Nobody can maintain our PHP site", but not "nobody can work with juniors".
  if (state.isLack && LACKED.has(field)) return { mode: "want", next: WANT };
  // "Ideally in Europe with React" needs React.
  if (state.mode === "soft" && state.field === "country" && field !== "country") {
    return { mode: "want", next: WANT };
  }
  const isDenial = state.mode === "not" || state.mode === "doubt";
  // "Instead of PHP Python" cannot be told.
  if (state.mode === "not" && !state.isPending && isNext && field === state.field) {
    return { mode: "doubt", next: { ...state, mode: "doubt" } };
  }
  if (state.isPending || !isDenial || field === state.field) {
    const next = state.isSingle ? WANT : { ...state, isPending: false, field };
    return { mode: state.mode, next };
  }
  // "No junior Python developers" wants Python, "no PHP developers from India" cannot be told.
  const isClear = state.isException || state.field === "seniority_level";
  return isClear && field !== "country"
    ? { mode: "want", next: WANT }
    : { mode: state.isException ? "want" : "doubt", next: { ...state, mode: "doubt", field } };
}

/** "Not React only" does not rule out React. */
function isOnly(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const [only, next] = [items[index + 1], items[index + 2]];
  const isBeside =
    only?.kind === "sign" && only.signs.includes("contrast") && !isApart(words, only);
  return isBeside && words[only.at]?.key === "only" && isApart(words, next);
}

/** Where the names begin of which "no PHP, Python or Ruby is fine" says that they are welcome. */
function toFineStart(
  items: readonly Item[],
  index: number,
  since: number,
  words: readonly SentenceWord[],
): number | undefined {
  const item = items[index];
  if (item?.kind !== "sign" || !item.signs.includes("fineAfter")) return undefined;
  let start = index;
  while (start > since + 1 && !isApart(words, items[start])) start -= 1;
  const hasName = (from: number, to: number) =>
    items.slice(from, to).some((one) => one.kind === "name");
  return hasName(since, start) && hasName(start, index) ? start : undefined;
}

/** What is said of each item. */
export function toModes(items: readonly Item[], words: readonly SentenceWord[]): Mode[] {
  const modes: Mode[] = [];
  let state = WANT;
  items.forEach((item, index) => {
    const gap = toGapBefore(words, item);
    const isFine = item.kind === "sign" && item.signs.includes("fineAfter");
    if (gap === "stop") state = WANT;
    // "No experience with Docker, that's fine"
    if (gap === "comma" && !isFine) state = afterComma(state, items, index, words);
    modes.push(state.mode);
    if (item.kind === "sign") {
      const after = toModeAfter(items, index, words);
      const isDenied = state.mode === "not" && !state.isPending;
      const isRelaxed = item.signs.includes("neededAfter") || item.signs.includes("fineAfter");
      if (isDenied && isRelaxed) {
        // "No experience with Docker required" and "without Docker is fine" rule nothing out.
        const start = state.isException ? undefined : toFineStart(items, index, state.since, words);
        for (let at = start ?? state.since; at < index; at += 1) {
          // "No juniors needed" rules them out.
          const isLevel = start === undefined && toField(items[at]) === "seniority_level";
          if (!isLevel) modes[at] = start === undefined ? "unneeded" : "want";
        }
        state = WANT;
      } else if (isCorrection(items, index, words)) {
        const corrected = toCorrected(items, index);
        const isRequested = corrected.every((at) => modes[at] === "want");
        for (const at of corrected) modes[at] = "unneeded";
        state = isRequested ? WANT : { ...WANT, mode: "doubt", since: index, isPending: true };
      } else if (item.sign === "goal" && toField(items[index + 1]) === "technology") {
        // "We use PHP and want to move to Go"
        for (const at of toCorrected(items, index)) if (modes[at] === "want") modes[at] = "doubt";
        state = WANT;
      } else if (after === undefined) {
        state = afterSign(state, item, items[index + 1], index);
      } else {
        // "But not a must" is welcome.
        const end = after === "not" ? index : toBeforeBut(items, index, words);
        for (let at = toClauseStart(items, end, words); at < index; at += 1) {
          modes[at] = end < index ? "soft" : after;
        }
        state = WANT;
      }
    } else if (item.kind === "name") {
      const isNext = gap === "space" && items[index - 1]?.kind === "name";
      const { mode, next } = atName(state, toField(item), isNext);
      const isLimited = state.mode === "not" && isOnly(items, index, words);
      modes[index] = isLimited
        ? "doubt"
        : mode === "want"
          ? toPlainMode(items, index, words)
          : mode;
      if (mode === "doubt" && state.mode === "not") {
        // "I don't want a React developer from India" does not rule out React.
        for (let at = state.since; at < index; at += 1) modes[at] = "doubt";
      }
      state = next;
    } else if (item.kind === "condition" && !state.isPending) {
      // "Ideally in Europe up to 60 an hour" bounds the rate; years are of the name before them.
      const isOfName = items[index - 1]?.kind === "sign" || item.reading.filters[0]?.experience_min;
      const isSoft = state.mode === "soft" && isOfName;
      modes[index] = isSoft || state.mode === "unneeded" ? state.mode : "want";
      state = state.mode === "not" || state.mode === "doubt" ? WANT : state;
    } else if (item.kind === "condition") {
      state = { ...state, isPending: false };
    } else if (item.kind === "filler" && !state.isPending && take(words, item.at, "please") > 0) {
      // "No PHP please, Node or Go".
      if (state.mode === "not") state = WANT;
    } else if (item.kind === "word" && state.mode === "not" && state.isPending) {
      const deniedWords = state.deniedWords + 1;
      state = { ...state, deniedWords, mode: deniedWords > MAX_DENIED_WORDS ? "doubt" : "not" };
    }
  });
  return modes;
}
