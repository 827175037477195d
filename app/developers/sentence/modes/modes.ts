import { isHeaded } from "../items/headings.ts";
import { type Item, isApart, MAX_LIST, toField, toGapBefore } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { toBeforeBut, toModeAfter } from "./clauses.ts";
import {
  isAddition,
  isCorrection,
  isTakenBackAgain,
  isTakingBack,
  toCorrected,
} from "./corrections.ts";
import { isOfEither, isOfVersion, isWhereAllowed, toCouldBe } from "./idle-signs.ts";
import { isIfAlone, toIfNone } from "./if-none.ts";
import {
  isAfterObject,
  isAlso,
  isEnough,
  isOnly,
  isOnlyKnown,
  isSought,
  isToldOfPlace,
  toFineStart,
} from "./mode-limits.ts";
import { afterComma, toNamedAfter } from "./mode-lists.ts";
import { afterSign, atName, type ModeState, WANT } from "./mode-state.ts";
import { isOpening } from "./opening.ts";
import { toPlainMode } from "./plain-modes.ts";
import { toMeant, toReach } from "./reach.ts";
import { isWantedBefore, toSaidAgain } from "./repeated.ts";

/** Unknown words after "not" that leave in doubt what it denies. */
const MAX_DENIED_WORDS = 1;

/** The items of a sentence, with what is said of those that were read. */
type ReadItems = { items: readonly Item[]; words: readonly SentenceWord[]; modes: Mode[] };

/** "No experience with Docker required" and "without Docker is fine" rule nothing out. */
function relax({ items, words, modes }: ReadItems, index: number, state: ModeState): ModeState {
  const start = state.isException ? undefined : toFineStart(items, index, state.since, words);
  for (let at = start ?? state.since; at < index; at += 1) {
    // "No juniors needed" rules them out.
    const isLevel = start === undefined && toField(items[at]) === "seniority_level";
    if (!isLevel) modes[at] = start === undefined ? "unneeded" : "want";
  }
  return WANT;
}

/** "Ruby, no wait, Python" */
function correct({ items, modes, words }: ReadItems, index: number): ModeState {
  const corrected = toCorrected(items, index, words);
  const isRequested = corrected.every((at) => SAID.has(modes[at] ?? "not"));
  for (const at of corrected) modes[at] = "dropped";
  return isRequested ? WANT : { ...WANT, mode: "doubt", since: index, isPending: true };
}

const SAID: ReadonlySet<Mode> = new Set<Mode>(["want", "soft", "dropped"]);

/** Words between "and" and an industry: "in the". */
const MAX_LINK = 3;

/** What a sign joins, over its article: "Poland or the Czech Republic". */
function toJoined(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
  { mode, isPending }: ModeState,
) {
  const next = items[index + 1];
  if (mode === "soft" && !isPending) {
    // "Ideally Docker, and in the insurance sector"
    let at = index + 1;
    while (items[at]?.kind === "filler" && at - index <= MAX_LINK && !isApart(words, items[at]))
      at += 1;
    if (toField(items[at]) === "tag") return items[at];
  }
  const isArticle = next?.kind === "filler" && BEFORE_NAMES.has(words[next.at]?.key ?? "");
  return isArticle && next.end - next.at === 1 ? items[index + 2] : next;
}
const BEFORE_NAMES: ReadonlySet<string> = new Set(
  "southern, northern, eastern, western, central, the, der, die, den, dem, das, le, la, les, l, du, de, d, el, los, las".split(
    ", ",
  ),
);

const UNSURE: ReadonlySet<string> = new Set("no, not, dont, do, i, we, im, were".split(", "));

/** "Not sure if React or Vue" is either, "no idea if it needs React" asks for nothing. */
function isUnsureChoice(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const [sign, first, or, second] = items.slice(index, index + 4);
  const isUnsure =
    sign?.kind === "sign" && sign.sign === "soft" && UNSURE.has(words[sign.at]?.key ?? "");
  const isChoice = or?.kind === "sign" && or.signs.includes("or");
  return isUnsure && isChoice && toField(first) !== undefined && toField(first) === toField(second);
}

const REPLACING: ReadonlySet<string> = new Set(["replace", "replacing", "replaces"]);

/** "To replace our DevOps engineer", whose work is to be done, other than "to replace our PHP". */
function isOfReplaced({ items, words }: ReadItems, index: number, { at }: Item): boolean {
  const [next, afterNext] = items.slice(index + 1, index + 3);
  const named = next?.kind === "filler" ? afterNext : next;
  return REPLACING.has(words[at]?.key ?? "") && toField(named) === "role";
}

const ONLY: ReadonlySet<string> = new Set("only, just, nur, seulement, solo".split(", "));

const OK: ReadonlySet<string> = new Set(["ok", "okay"]);

/** "Docker would be an asset, as would Polish": what holds for the name before it, where it is not needed. */
function toAlike({ items, modes }: ReadItems, index: number): ModeState | undefined {
  const first = Math.max(0, index - MAX_LIST);
  const before = items.slice(first, index);
  const last = before.findLastIndex((item) => item.kind === "name");
  const mode = last < 0 ? undefined : modes[first + last];
  const isSaid = mode === "soft" || mode === "unneeded";
  return isSaid ? { ...WANT, mode, since: index, isPending: true } : undefined;
}

/** Makes rank what was asked for before: "React and Docker, but Docker is not a must". */
function rankNamedBefore({ items, modes, words }: ReadItems, index: number) {
  const item = items[index];
  const [named] = item?.kind === "name" ? item.name.values : [];
  if (named === undefined) return;
  for (let at = Math.max(0, index - MAX_LIST); at < index; at += 1) {
    const before = items[at];
    // "DevOps, but public cloud is not needed" still needs DevOps.
    const isSame =
      before?.kind === "name" &&
      before.name.values[0]?.value === named.value &&
      (named.field !== "role" || words[before.at]?.key === words[item?.at ?? 0]?.key);
    if (isSame && modes[at] === "want") modes[at] = "soft";
  }
}

/** What holds after a sign, which can change what was said before it. */
function readSign(
  read: ReadItems,
  index: number,
  sign: Item & { kind: "sign" },
  state: ModeState,
): ModeState {
  const { items, words, modes } = read;
  const isDenied = state.mode === "not" && !state.isPending;
  if (isDenied && state.isException && sign.signs.includes("notAfter")) {
    // "Outside the EU is not an option", "sin inglés no sirve"
    for (let at = state.since; at < index; at += 1) if (modes[at] === "not") modes[at] = "want";
    return WANT;
  }
  const isRelaxed = sign.signs.includes("neededAfter") || sign.signs.includes("fineAfter");
  // "Without experience in logistics ok"
  const isOk = OK.has(words[sign.at]?.key ?? "") && isApart(words, items[index + 1]);
  if (isDenied && (isRelaxed || isOk)) return relax(read, index, state);
  if (sign.signs.includes("enoughAfter") && toField(items[index - 1]) === "language") {
    // "Doesn't have to speak German English is enough"
    modes[index - 1] = "want";
    return WANT;
  }
  // "No people who only want ten hours"
  const isLimit = state.isPending && index - state.since > 1 && ONLY.has(words[sign.at]?.key ?? "");
  if (isLimit && state.mode === "not" && sign.end - sign.at === 1) return state;
  if (isUnsureChoice(items, index, words) || isOfReplaced(read, index, sign)) return WANT;
  if (isCorrection(items, index, words) && isAddition(items, index, words)) return WANT;
  if (isCorrection(items, index, words) || isTakingBack(items, index, words))
    return correct(read, index);
  if (isOfVersion(items, index, words) || isWhereAllowed(items, index, words)) return WANT;
  if (isOfEither(items, index, words)) {
    // "It could be Java or Kotlin, doesn't matter"
    for (const at of toCouldBe(items, index, words)) if (modes[at] === "soft") modes[at] = "want";
    return WANT;
  }
  if (toIfNone(items, index, words) || isIfAlone(items, index, words)) return WANT;
  // "Python, no sorry, not Python, Java"
  if (sign.signs.includes("not") && isTakenBackAgain(items, index, words))
    return { ...WANT, mode: "dropped", since: index, isPending: true, isSingle: true };
  const goal = items[index + 1]?.kind === "filler" ? items[index + 2] : items[index + 1];
  if (sign.sign === "goal" && toField(goal) === "technology") {
    // "We use PHP and want to move to Go"
    for (const at of toCorrected(items, index, words))
      if (modes[at] === "want") modes[at] = "doubt";
    return WANT;
  }
  const alike = sign.signs.includes("alike") ? toAlike(read, index) : undefined;
  if (alike) return alike;
  // "Java rather than Kotlin"
  const isCompared = sign.signs.includes("comparison") && state.mode === "want";
  const before = items[index - 1];
  if (isCompared && toField(items[index + 1]) === "technology" && !isApart(words, sign)) {
    if (before?.kind === "word" || toField(before) === "technology") {
      return { ...WANT, mode: "unneeded", since: index, isPending: true, isSingle: true };
    }
  }
  // "Nice: Rust, Docker"
  if (sign.sign === "softAtEnd" && words[sign.end]?.isAfterColon) {
    return { ...WANT, mode: "soft", since: index, isPending: true };
  }
  if (isOpening(items, index, words)) {
    return { ...WANT, mode: "unneeded", since: index, isPending: true };
  }
  const after = toModeAfter(items, index, words);
  if (after === undefined) {
    const isList = state.mode === "unneeded" && sign.signs.includes("and");
    const next = isList
      ? items[toNamedAfter(items, index, words)]
      : toJoined(items, index, words, state);
    return afterSign(state, sign, next, index);
  }
  // "But not a must" is welcome.
  const end = after === "not" ? index : toBeforeBut(items, index, words);
  const start = toReach(items, words, { after, index, end });
  const last = after === "soft" ? toSaidAgain(items, start, index) : start;
  // "We don't use Docker, so that's not important" is about the Docker.
  const meant = after === "unneeded" ? toMeant(items, start, index, words) : last;
  for (let at = meant; at < index; at += 1) {
    // "Not from India sorry time zone doesn't work", "no juniors and in Spain if possible"
    const isRuledOut = after !== "not" && modes[at] === "not" && at >= last;
    const isLimited = after === "not" && isOnlyKnown(items[at], words);
    if (!isRuledOut) modes[at] = end < index ? "soft" : isLimited ? "unneeded" : after;
    if (modes[at] === "unneeded") rankNamedBefore(read, at);
  }
  return WANT;
}

/** Whether a language is said with how it is spoken, or the one that is joined to it: "German and English fluent". */
function isSureLanguage(items: readonly Item[], index: number): boolean {
  const isSure = (item: Item | undefined) =>
    item?.kind === "name" && toField(item) === "language" && item.end > item.name.end;
  const join = items[index + 1];
  const isJoined =
    join?.kind === "sign" && (join.signs.includes("and") || join.signs.includes("or"));
  return isSure(items[index]) || (isJoined && isSure(items[index + 2]));
}

/** Ends of "a bit of", "un peu de", "ein bisschen". */
const OF: ReadonlySet<string> = new Set("of, de, d, bit, bisschen, wenig, etwas".split(", "));

/** What is said of a name, and what holds after it. */
function readNamed(read: ReadItems, index: number, state: ModeState): ModeState {
  const { items, words, modes } = read;
  const item = items[index];
  // "A bit of animation in Spain" needs Spain.
  const soft = words[(items[state.since]?.end ?? 0) - 1]?.key ?? "";
  const isOfNoun =
    state.mode === "soft" &&
    state.isPending &&
    OF.has(soft) &&
    items.slice(state.since + 1, index).some(({ kind }) => kind === "word");
  const isNext = toGapBefore(words, item) === "space" && items[index - 1]?.kind === "name";
  // "A project manager, not a scrum master, a real project manager"
  const isAgain = state.mode === "not" && !state.isPending && isWantedBefore(items, modes, index);
  // "Agile, not waterfall German and English fluent"
  const isOtherField = state.deniedWords > 0 && isSureLanguage(items, index);
  const isOver =
    isAgain ||
    isOtherField ||
    (isOfNoun && toField(item) === "country") ||
    isAfterObject(item, words, state) ||
    isEnough(items, index, words, state);
  const { mode, next } = atName(isOver ? WANT : state, toField(item), isNext);
  const alike = mode === "want" && isAlso(items, index, words) ? toAlike(read, index) : undefined;
  if (alike) {
    modes[index] = alike.mode;
    return WANT;
  }
  if (mode === "not" && isToldOfPlace(item, words)) {
    modes[index] = "doubt";
    return WANT;
  }
  const isLimited = state.mode === "not" && isOnly(items, index, words);
  const plain = mode === "want" && !isLimited ? toPlainMode(items, index, words) : mode;
  modes[index] = isLimited ? "doubt" : plain;
  if (mode === "doubt" && state.mode === "not") {
    // "I don't want a React developer from India" does not rule out React.
    for (let at = state.since; at < index; at += 1) modes[at] = "doubt";
  }
  return next;
}

/** What is said of an amount, a date or hours, and what holds after it. */
function readCondition(
  { items, modes, words }: ReadItems,
  index: number,
  { filters, isCheap }: (Item & { kind: "condition" })["reading"],
  state: ModeState,
): ModeState {
  // "Rather good than cheap"
  if (isCheap && THAN.has(words[(items[index]?.at ?? 0) - 1]?.key ?? "")) {
    modes[index] = "unneeded";
    return WANT;
  }
  // "Anyone but not over 50"
  if (state.isPending && take(words, items[index]?.at ?? 0, "not") > 0) {
    modes[index] = "want";
    return WANT;
  }
  // "Junior is fine if under 35" bounds no one else.
  if (filters[0]?.rate_max !== undefined && IF.has(words[(items[index]?.at ?? 0) - 1]?.key ?? "")) {
    modes[index] = "soft";
    return state;
  }
  if (state.isPending) {
    // "Outside IR35 400 a day" is about the words between, as "not too expensive, like 70 at most" and
    // "nothing fancy and not more than 40"; "que no cueste más de 65" is not.
    if (state.deniedWords > 0 && filters[0]?.rate_min === undefined) modes[index] = "want";
    return { ...state, isPending: false };
  }
  // "Ideally in Europe up to 60 an hour" bounds the rate; years are of the name before them.
  const before = items[index - 1];
  const said = items
    .slice(Math.max(0, index - MAX_LIST), index)
    .findLast(({ kind }) => kind !== "filler");
  // "Ideally available in Montreal hours"
  const isAvailable = said?.kind === "condition" && said.reading.isWeak;
  const isOfName = before?.kind === "sign" || isAvailable || filters[0]?.experience_min;
  const isSoft = state.mode === "soft" && isOfName;
  modes[index] = isSoft || state.mode === "unneeded" ? state.mode : "want";
  return state.mode === "not" || state.mode === "doubt" ? WANT : state;
}

const THAN: ReadonlySet<string> = new Set(["than", "als", "que"]);
const IF: ReadonlySet<string> = new Set("if, wenn, falls, si, se".split(", "));

const TARGETS: ReadonlySet<string> = new Set(["to", "into", "onto", "nach", "vers", "hacia"]);

/** What holds after words that are no name, no condition and no sign. */
function readOther(item: Item, words: readonly SentenceWord[], state: ModeState): ModeState {
  // "Migrate from our own servers to Azure"
  if (state.mode === "doubt" && state.isSingle && TARGETS.has(words[item.at]?.key ?? ""))
    return WANT;
  // "Statt PHP wollen wir Go"
  if (state.mode === "unneeded" && state.isException && !state.isPending) return WANT;
  // "We already have two designers, what's missing is a tester"
  if (state.mode === "unneeded" && !state.isPending && isSought(item, words)) return WANT;
  if (state.mode !== "not") return state;
  // "No PHP please, Node or Go", "not Django we use FastAPI".
  if (item.kind === "filler" && !state.isPending) {
    const isEnd = take(words, item.at, "please") + take(words, item.at, "ownStack") > 0;
    return isEnd ? WANT : state;
  }
  const isSaid = item.kind === "word" || (item.kind === "filler" && item.isNamed);
  if (!isSaid || !state.isPending) return state;
  const deniedWords = state.deniedWords + 1;
  return { ...state, deniedWords, mode: deniedWords > MAX_DENIED_WORDS ? "doubt" : "not" };
}

/** What is said of each item. */
export function toModes(items: readonly Item[], words: readonly SentenceWord[]): Mode[] {
  const read: ReadItems = { items, words, modes: [] };
  let state = WANT;
  items.forEach((item, index) => {
    const gap = toGapBefore(words, item);
    const isFine = item.kind === "sign" && item.signs.includes("fineAfter");
    if (gap === "stop" || (!state.isPending && isHeaded(item, words))) state = WANT;
    // "No experience with Docker, that's fine"
    if (gap === "comma" && !isFine) state = afterComma(state, items, index, words);
    read.modes.push(state.mode);
    if (item.kind === "sign") state = readSign(read, index, item, state);
    else if (item.kind === "name") state = readNamed(read, index, state);
    else if (item.kind === "condition") state = readCondition(read, index, item.reading, state);
    else state = readOther(item, words, state);
  });
  return read.modes;
}
