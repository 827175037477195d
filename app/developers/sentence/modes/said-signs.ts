import { OK_WORDS, WELCOME_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { ONLY_WORDS, PREVIOUSLY_WORDS } from "../../dictionaries/word-classes/adverbs.ts";
import { BEFORE_PLACES } from "../../dictionaries/word-classes/determiners.ts";
import { THEIR_SUBJECTS } from "../../dictionaries/word-classes/pronouns.ts";
import { type Item, isApart, toField } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { toBeforeBut, toModeAfter } from "./clauses.ts";
import { isComparison } from "./comparisons.ts";
import {
  isAddition,
  isCorrection,
  isTakenBackAgain,
  isTakingBack,
  toCorrected,
} from "./corrections.ts";
import {
  isChangedPlan,
  isOfEither,
  isOfReplaced,
  isOfVersion,
  isUnsureChoice,
  isWhereAllowed,
  toCouldBe,
} from "./idle-signs.ts";
import { isIfAlone, toIfNone } from "./if-none.ts";
import { isOnlyKnown, toFineStart } from "./mode-limits.ts";
import { toNamedAfter } from "./mode-lists.ts";
import { afterSign, type ModeState, type ReadItems, toAlike, WANT } from "./mode-state.ts";
import { isOpening } from "./opening.ts";
import { isInProblem } from "./problems.ts";
import { isOfOther, toMeant, toReach } from "./reach.ts";
import { rankNamedBefore, rankToldBefore, toSaidAgain } from "./repeated.ts";

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
const BEFORE_NAMES = toWordSet(BEFORE_PLACES);

const ONLY = toWordSet(ONLY_WORDS);

const PREVIOUSLY = toWordSet(PREVIOUSLY_WORDS);

const SUBJECTS = toWordSet(THEIR_SUBJECTS);

const WELCOME = toWordSet(WELCOME_WORDS);
const OK = toWordSet(OK_WORDS);

/** What holds after a sign, which can change what was said before it. */
export function readSign(
  read: ReadItems,
  index: number,
  sign: Item & { kind: "sign" },
  state: ModeState,
): ModeState {
  const { items, words, modes } = read;
  const before = items[index - 1];
  const isDenied = state.mode === "not" && !state.isPending;
  if (isDenied && state.isException && sign.signs.includes("notAfter")) {
    // "Outside the EU is not an option", "sin inglés no sirve"
    for (let at = state.since; at < index; at += 1) if (modes[at] === "not") modes[at] = "want";
    return WANT;
  }
  if (!isDenied && sign.signs.includes("notAfter") && isInProblem(items, index, words))
    return state;
  // "Not a student and he should live in Norway"
  const isNewClause = sign.signs.includes("and") && SUBJECTS.has(words[sign.end]?.key ?? "");
  if (isNewClause && (state.mode === "not" || state.mode === "doubt")) return WANT;
  const isRelaxed = sign.signs.includes("neededAfter") || sign.signs.includes("fineAfter");
  // "Without experience in logistics ok"
  const isOk = OK.has(words[sign.at]?.key ?? "") && isApart(words, items[index + 1]);
  // "Those without banking experience are welcome, too"
  const isWelcome = state.isException && WELCOME.has(words[sign.end - 1]?.key ?? "");
  const next = items[index + 1];
  const isAlso = sign.signs.includes("and") && WELCOME.has(words[(next?.end ?? 0) - 1]?.key ?? "");
  if (isDenied && isAlso) return state;
  if (isDenied && (isRelaxed || isOk || isWelcome)) return relax(read, index, state);
  const isFine = sign.signs.includes("fineAfter") && state.mode === "unneeded";
  const isEnough = sign.signs.includes("enoughAfter") || isFine;
  if (isEnough && toField(items[index - 1]) === "language") {
    // "Doesn't have to speak German English is enough"
    modes[index - 1] = "want";
    return WANT;
  }
  // "No people who only want ten hours"
  const isLimit = state.isPending && index - state.since > 1 && ONLY.has(words[sign.at]?.key ?? "");
  if (isLimit && state.mode === "not" && sign.end - sign.at === 1) return state;
  if (isUnsureChoice(items, index, words) || isOfReplaced(items, index, words)) return WANT;
  // "Worked in banking previously and lives in Lyon"
  const isPast = PREVIOUSLY.has(words[sign.at]?.key ?? "") && sign.end - sign.at === 1;
  if (isPast && take(words, sign.end, "and") > 0) return state;
  if (isCorrection(items, index, words) && isAddition(items, index, words)) return WANT;
  if (isCorrection(items, index, words) || isTakingBack(items, index, words))
    return correct(read, index);
  if (isOfVersion(items, index, words) || isWhereAllowed(items, index, words)) return WANT;
  if (isOfEither(items, index, words)) {
    // "It could be Java or Kotlin, doesn't matter"
    for (const at of toCouldBe(items, index, words)) if (modes[at] === "soft") modes[at] = "want";
    return WANT;
  }
  if (isChangedPlan(items, index, words)) {
    modes[index - 1] = "unneeded";
    return { ...WANT, mode: "unneeded", since: index, isPending: true };
  }
  if (toIfNone(items, index, words) || isIfAlone(items, index, words)) return WANT;
  // "Python, no sorry, not Python, Java"
  if (sign.signs.includes("not") && isTakenBackAgain(read, index))
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
  if (state.mode === "want" && isComparison(items, index, words))
    return { ...WANT, mode: "unneeded", since: index, isPending: true, isSingle: true };
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
    // "Can be anywhere except Peru", but not "can also be someone outside of Peru"
    const isAnywhere =
      sign.signs.includes("except") &&
      take(words, sign.at, "anywhere") + takeBefore(words, sign.at, "anywhere") > 0;
    return afterSign(isAnywhere ? WANT : state, sign, next, index);
  }
  // "Rates up to 60 are acceptable"
  const isRate = before?.kind === "condition" && before.reading.filters[0]?.rate_max !== undefined;
  if (after === "soft" && isRate && sign.signs.includes("fineAfter")) return WANT;
  if (after === "soft" && isOfOther(items, index, words)) return WANT;
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
    if (modes[at] === "soft") rankToldBefore(read, at);
  }
  return WANT;
}
