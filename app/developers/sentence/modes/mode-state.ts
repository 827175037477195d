import { type Item, isWorkField, MAX_LIST, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import type { SentenceWord } from "../words/words.ts";
import { MODES_AFTER, MODES_BEFORE } from "./sign-modes.ts";

/** What was said of the items that follow. */
export type ModeState = {
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

/** The items of a sentence, with what is said of those that were read. */
export type ReadItems = { items: readonly Item[]; words: readonly SentenceWord[]; modes: Mode[] };

export const WANT: ModeState = {
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

const LISTED_SOFT: ReadonlySet<string | undefined> = new Set([
  "technology",
  "tag",
  "language",
  "country",
  "seniority_level",
]);

/** What holds after a sign. */
export function afterSign(
  state: ModeState,
  { sign, signs }: Item & { kind: "sign" },
  next: Item | undefined,
  since: number,
): ModeState {
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
    // "Bonus for Docker and payments experience" goes on, "ideally Docker and must live in Spain" does not.
    const isWelcome = state.mode === "soft" && sign === "and" && LISTED_SOFT.has(toField(next));
    if (isWelcome) return { ...state, isPending: true };
    // "No juniors or people from India" goes on, as "without PHP and Java", "no PHP and five years" does not.
    return sign === "or" && state.mode === "not" ? { ...state, isPending: true } : WANT;
  }
  // "Replace them with a React developer"
  if (sign === "having" && state.isPending && state.isSingle && state.mode === "doubt") return WANT;
  // "Ideally with Docker" goes on, "without PHP, with Docker" does not.
  if (sign === "having" && state.isPending) return state;
  if (mode === "want") return WANT;
  // "Excluding people outside Europe", but not "excluding: except India".
  const isOther = !state.isException || since - state.since > 1;
  const isDenied = state.mode === "not" && state.isPending && isOther;
  // "It can also be someone outside the EU" allows more.
  if (sign === "except" && state.mode === "soft" && state.isPending) {
    return { ...WANT, mode: "unneeded", since, isPending: true };
  }
  // "Nobody outside of Europe" wants Europe.
  if (sign === "except" && isDenied) return WANT;
  return {
    ...WANT,
    mode,
    since,
    isPending: true,
    isException: sign === "except" || sign === "insteadOf",
    isSingle: sign === "former",
    isLack: sign === "lack",
  };
}

const AFTER_LEVEL: ReadonlySet<string | undefined> = new Set(["country", "language", "tag"]);

/** What holds for a name, and what after it. */
export function atName(
  state: ModeState,
  field: string | undefined,
  /** Whether nothing is between it and the name before it. */
  isNext: boolean,
): { mode: Mode; next: ModeState } {
  if (state.mode === "want") return { mode: "want", next: state };
  // "Nobody can maintain our PHP site", but not "nobody can work with juniors".
  if (state.isLack && isWorkField(field)) return { mode: "want", next: WANT };
  // "Ideally in Europe with React" needs React.
  if (state.mode === "soft" && state.field === "country" && field !== "country") {
    return { mode: "want", next: WANT };
  }
  // "If possible Airflow from Poland" needs Poland.
  if (state.mode === "soft" && !state.isPending && field === "country" && state.field !== field) {
    return { mode: "want", next: WANT };
  }
  // "Preferably for insurance Python and Kafka" needs Python, without commas.
  const isAfterTag = state.mode === "soft" && !state.isPending && state.field === "tag";
  if (isAfterTag && field === "technology") return { mode: "want", next: WANT };
  // "A bit of Node, you know, like a full stack person"
  const isOther = state.mode === "soft" && !state.isPending && !isNext && field === "role";
  if (isOther && state.field === "technology") return { mode: "want", next: WANT };
  // "Needn't be senior in the Netherlands", without commas
  const isOfLevel = state.mode === "unneeded" && state.field === "seniority_level";
  if (isOfLevel && !state.isPending && AFTER_LEVEL.has(field)) {
    return { mode: "want", next: WANT };
  }
  const isDenial = state.mode === "not" || state.mode === "doubt";
  // "Instead of PHP Python" cannot be told.
  const isTaken = state.mode === "not" || state.isException;
  if (isTaken && !state.isPending && isNext && field === state.field) {
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

/** "Docker would be an asset, as would Polish": what holds for the name before it, where it is not needed. */
export function toAlike({ items, modes }: ReadItems, index: number): ModeState | undefined {
  const first = Math.max(0, index - MAX_LIST);
  const before = items.slice(first, index);
  const last = before.findLastIndex((item) => item.kind === "name");
  const mode = last < 0 ? undefined : modes[first + last];
  const isSaid = mode === "soft" || mode === "unneeded";
  return isSaid ? { ...WANT, mode, since: index, isPending: true } : undefined;
}
