import { OF_KNOWLEDGE } from "../../dictionaries/word-classes/prepositions.ts";
import { type Item, isApart, isJoin, toField, toGapBefore } from "../items/items.ts";
import { take, takeAfter } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import { isLacked } from "./lacked.ts";
import { isAfterObject, isAlso, isEnough, isOnly, isToldOfPlace } from "./mode-limits.ts";
import { atName, type ModeState, type ReadItems, toAlike, WANT } from "./mode-state.ts";
import { toPlainMode } from "./plain-modes.ts";
import { isWantedBefore, rankToldBefore } from "./repeated.ts";

/** Whether a language is said with how it is spoken, or the one that is joined to it: "German and English fluent". */
function isSureLanguage(items: readonly Item[], index: number): boolean {
  const isSure = (item: Item | undefined) =>
    item?.kind === "name" && toField(item) === "language" && item.end > item.name.end;
  const join = items[index + 1];
  const isJoined = isJoin(join);
  return isSure(items[index]) || (isJoined && isSure(items[index + 2]));
}

const OF = toWordSet(OF_KNOWLEDGE);

const OF_PEOPLE: ReadonlySet<string | undefined> = new Set(["technology", "seniority_level"]);

/**
 * Whether a name that follows a denied one without a word between them is asked for: "no PHP senior",
 * "no juniors Warsaw", but not "no PHP seniors", "no senior PHP developer", "no juniors from Warsaw".
 */
function isKeywordAfterDenial(
  { items, words }: ReadItems,
  index: number,
  { mode, isPending, field: denied }: ModeState,
): boolean {
  const [before, item, next] = items.slice(index - 1, index + 2);
  if (mode !== "not" || isPending || !OF_PEOPLE.has(denied) || item?.kind !== "name") return false;
  const isBare = item.at === item.name.at && before?.kind === "name";
  const field = toField(item);
  if (!isBare || field === denied) return false;
  const isOfNext = next?.kind === "name" || take(words, next?.at ?? words.length, "person") > 0;
  // "No PHP Spain"
  if (field === "country") return takeAfter(words, item.end, "person") === 0;
  const isPlural = words[item.end - 1]?.key.endsWith("s") === true;
  return field === "seniority_level" && !isPlural && (isApart(words, next) || !isOfNext);
}

/** What is said of a name, and what holds after it. */
export function readNamed(read: ReadItems, index: number, state: ModeState): ModeState {
  const { items, words, modes } = read;
  const item = items[index];
  const field = toField(item);
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
    (state.mode === "not" && isLacked(item, words)) ||
    (isNext && isKeywordAfterDenial(read, index, state)) ||
    isOtherField ||
    (isOfNoun && toField(item) === "country") ||
    isAfterObject(item, words, state) ||
    isEnough(items, index, words, state);
  const { mode, next } = atName(isOver ? WANT : state, field, isNext);
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
  if (mode === "soft") rankToldBefore(read, index);
  if (mode === "doubt" && state.mode === "not") {
    // "I don't want a React developer from India" does not rule out React.
    for (let at = state.since; at < index; at += 1) modes[at] = "doubt";
  }
  return next;
}
