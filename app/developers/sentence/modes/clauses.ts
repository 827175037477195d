import { PRAISE_WORDS } from "../../dictionaries/word-classes/adjectives.ts";
import { BUT_WORDS, IF_OF_CLAUSE } from "../../dictionaries/word-classes/conjunctions.ts";
import { BRACKETED_VERBS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, isApart, toField, toGapBefore } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { REASONS, toClauseStart } from "./clause-starts.ts";
import { isNeedAsked, isReply } from "./replies.ts";
import { MODES_AFTER, MODES_BEFORE } from "./sign-modes.ts";
import { toSomeStart } from "./some.ts";

const BUT = toWordSet(BUT_WORDS);

const isBut = (item: Item | undefined, words: readonly SentenceWord[]) =>
  item?.kind === "sign" && BUT.has(words[item.at]?.key ?? "");

/** "Not needed: PHP" is about what follows the colon, "PHP not needed: we use Go" is not. */
const isHeading = (items: readonly Item[], index: number, words: readonly SentenceWord[]) =>
  isApart(words, items[index]) &&
  words[items[index + 1]?.at ?? words.length]?.isAfterColon === true;

/** Of these one is enough where it does not matter which. */
const EITHER: ReadonlySet<string | undefined> = new Set(["technology", "language"]);

/** Words between names and "does not matter". */
const MAX_FILLERS = 3;

/** "Angular or React, doesn't matter" asks for one of them. */
export function isEither(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  // "Docker oder Podman, das ist egal"
  let last = index - 1;
  while (items[last]?.kind === "filler" && index - last <= MAX_FILLERS) last -= 1;
  // "En Vue ou en React, peu importe"
  const join = items[last - 1]?.kind === "filler" ? last - 2 : last - 1;
  const or = items[join];
  const isOr = hasSign(or, "or");
  const field = toField(items[last]);
  const isSame = toField(items[join - 1]) === field;
  return (
    isOr && isSame && EITHER.has(field) && take(words, items[index]?.at ?? 0, "indifferent") > 0
  );
}

const BRACKETED = toWordSet(BRACKETED_VERBS);

const IF = toWordSet(IF_OF_CLAUSE);

/** "If they know Docker, better": whether the clause before an item is a condition. */
function isConditional(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const { at = 0 } = items[toClauseStart(items, index, words)] ?? {};
  return [at - 1, at, at + 1].some((first) => IF.has(words[first]?.key ?? ""));
}

/** Whether a sign says something of what is before it: "Docker preferred", "juniors not". */
export function toModeAfter(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): Mode | undefined {
  const item = items[index];
  if (item?.kind !== "sign" || isHeading(items, index, words)) return undefined;
  // "German nice", but not "a nice designer".
  if (item.sign === "softAtEnd") {
    // "Englisch schon" is needed, "Englisch schön" is welcome.
    if (words[item.at]?.text.toLowerCase() === "schon") return undefined;
    const before = items[index - 1];
    // "Insurance experience nice"
    const isOfName =
      before?.kind === "condition" ||
      toField(before) !== undefined ||
      take(words, before?.at ?? 0, "experience") > 0;
    const isLast = isOfName && isApart(words, items[index + 1]);
    // "AWS (should), GraphQL (could)"
    const isInBrackets = words[item.at]?.isInBrackets === true;
    const isSaid = BRACKETED.has(words[item.at]?.key ?? "")
      ? isInBrackets
      : !isApart(words, item) || isConditional(items, index, words);
    return isLast && isSaid ? "soft" : undefined;
  }
  if (isEither(items, index, words)) return undefined;
  // "Python some React would be nice fintech"
  if (item.signs.includes("softAfter") && toSomeStart(items, index, words) < index) return "soft";
  // "Theme experience preferred 40/h" is about the theme.
  const isOfExperience =
    item.signs.includes("softAfter") &&
    take(words, items[index - 1]?.at ?? words.length, "experience") > 0 &&
    items[index + 1]?.kind === "condition";
  if (isOfExperience) return "soft";
  // "JMeter good to have, ..." is about JMeter.
  const isSoftEnd = item.sign === "soft" && isApart(words, items[index + 1]);
  const after =
    item.signs.map((sign) => MODES_AFTER[sign]).find(Boolean) ?? (isSoftEnd ? "soft" : undefined);
  const isOnlyAfter = item.signs.every((sign) => MODES_BEFORE[sign] === undefined);
  const next = items[index + 1];
  const isQuestion = words[item.at]?.isAfterQuestion === true;
  const isAnswer = isQuestion && (isApart(words, next) || next?.kind === "sign");
  if (isAnswer && after === "not" && isNeedAsked(item, words)) return "unneeded";
  // "Java, nicht zwingend Kotlin"
  // "Experiencia en banca, da igual el país"
  const isWhatever =
    take(words, item.at, "indifferent") > 0 &&
    next?.kind === "filler" &&
    !isApart(words, items[index + 2]);
  const isOfNext =
    isApart(words, item) && (next?.kind === "name" || isWhatever) && !isApart(words, next);
  if (after === "unneeded" && isOnlyAfter && isOfNext) return undefined;
  if (!after || isOnlyAfter) return after;
  if ((after === "not" || isQuestion) && isReply(items, index, words)) return after;
  const hasBefore =
    index > 0 && toGapBefore(words, item) !== "stop" && items[index - 1]?.kind !== "sign";
  // "Go, Kafka Nice to have: Rust" is about Rust.
  if (words[next?.at ?? words.length]?.isAfterColon) return undefined;
  // "TypeScript (nice to have), GraphQL"
  const isInBrackets = words[item.at]?.isInBrackets === true;
  const isBeside =
    (isInBrackets || !isApart(words, item)) && (isApart(words, next) || isBut(next, words));
  // "Symfony would be nice and he should speak German"
  const isJoined = hasSign(next, "and") && items[index + 2]?.kind !== "name";
  const isOfClause = isJoined && ["name", "condition"].includes(items[index - 1]?.kind ?? "");
  // "German would be nice since we sell there"
  const isOfReason = REASONS.has(words[next?.at ?? words.length]?.key ?? "");
  // "Estonian nice to have available from May"
  // "Rust would be nice in Munich"
  const isWhere = next?.kind === "name" && toField(next) === "country" && next.at < next.name.at;
  const isOfName =
    (next?.kind === "condition" || isWhere) &&
    items[index - 1]?.kind === "name" &&
    !isApart(words, item) &&
    PRAISES.has(words[item.at]?.key ?? "");
  const isSaid =
    isBeside || isOfName || isOfReason || isOfClause || toGapBefore(words, next) === "stop";
  return hasBefore && isSaid ? after : undefined;
}

const PRAISES = toWordSet(PRAISE_WORDS);

/** "Italy would be great but it is not a must" says that of Italy: the index of "but", or the same one. */
export function toBeforeBut(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): number {
  let at = index - 1;
  while (items[at]?.kind === "filler" && !isApart(words, items[at + 1])) at -= 1;
  if (!isBut(items[at], words)) return index;
  const before = items[at - 1];
  // "French would be nice but is not required"
  return hasSign(before, "softAfter") ? at - 1 : at;
}
