import { type Item, isApart, type Sign, toField, toGapBefore } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { take } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { isNeedAsked, isReply } from "./replies.ts";
import { toSomeStart } from "./some.ts";

/** What signs say of the names after them. */
export const MODES_BEFORE: Partial<Record<Sign, Mode>> = {
  not: "not",
  except: "not",
  insteadOf: "unneeded",
  soft: "soft",
  unneeded: "unneeded",
  doubt: "doubt",
  former: "doubt",
  lack: "doubt",
  contrast: "want",
  having: "want",
};
const BUT: ReadonlySet<string> = new Set(["but", "aber", "mais", "pero"]);

const isBut = (item: Item | undefined, words: readonly SentenceWord[]) =>
  item?.kind === "sign" && BUT.has(words[item.at]?.key ?? "");

/** What signs say of the names before them. */
export const MODES_AFTER: Partial<Record<Sign, Mode>> = {
  notAfter: "not",
  softAfter: "soft",
  unneededAfter: "unneeded",
};

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
  const isOr = or?.kind === "sign" && or.signs.includes("or");
  const field = toField(items[last]);
  const isSame = toField(items[join - 1]) === field;
  return (
    isOr && isSame && EITHER.has(field) && take(words, items[index]?.at ?? 0, "indifferent") > 0
  );
}

const BRACKETED: ReadonlySet<string> = new Set(["should", "could"]);

const IF: ReadonlySet<string> = new Set("if, wenn, falls, si, sil, sils".split(", "));

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
  const isJoined =
    next?.kind === "sign" && next.signs.includes("and") && items[index + 2]?.kind !== "name";
  const isOfClause = isJoined && ["name", "condition"].includes(items[index - 1]?.kind ?? "");
  // "German would be nice since we sell there"
  const isOfReason = REASONS.has(words[next?.at ?? words.length]?.key ?? "");
  // "Estonian nice to have available from May"
  const isOfName =
    next?.kind === "condition" &&
    items[index - 1]?.kind === "name" &&
    !isApart(words, item) &&
    PRAISES.has(words[item.at]?.key ?? "");
  const isSaid =
    isBeside || isOfName || isOfReason || isOfClause || toGapBefore(words, next) === "stop";
  return hasBefore && isSaid ? after : undefined;
}

const PRAISES: ReadonlySet<string> = new Set("would, nice, good, ware, serait, seria".split(", "));

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
  return before?.kind === "sign" && before.signs.includes("softAfter") ? at - 1 : at;
}

const ASKED: ReadonlySet<string | undefined> = new Set(["technology", "role", "seniority_level"]);

/**
 * Of "a Vue developer who also knows Docker would be great" the Docker, of "a Vue developer from Spain
 * would be great" Spain: the index after "also knows" or the person.
 */
export function toAddedStart(
  items: readonly Item[],
  start: number,
  index: number,
  words: readonly SentenceWord[],
): number {
  const isAsked = (item: Item) => ASKED.has(toField(item));
  const isSaid = (item: Item) => item.kind === "name" || item.kind === "condition";
  for (let at = index - 1; at > start; at -= 1) {
    const item = items[at];
    const isAdded =
      item?.kind === "sign" && (item.sign === "having" || words[item.at]?.key === "also");
    if (isAdded && items.slice(start, at).some(isAsked)) return at + 1;
    const isPerson =
      item !== undefined &&
      take(words, item.at, "person") + take(words, item.end - 1, "person") > 0;
    if (!isPerson) continue;
    const isBefore = items.slice(start, at + 1).some(isAsked);
    const next = items[at + 1];
    // "Un développeur Vue qui parle allemand serait un plus"
    const isAfter = !isBefore && next !== undefined && isAsked(next);
    const end = isAfter ? at + 2 : at + 1;
    if ((isBefore || isAfter) && items.slice(end, index).some(isSaid)) return end;
  }
  return start;
}

/** The fields of which lists are read whole: of "Java, Go or Rust would help" Java may be needed. */
const LISTED: ReadonlySet<string | undefined> = new Set(["language", "country"]);

const isRequired = (item: Item | undefined, words: readonly SentenceWord[]) =>
  item?.kind === "name" &&
  (take(words, item.name.end, "neededAfter") > 0 || take(words, item.name.end, "contrast") > 0);

/** "Danish, Swedish or Norwegian would help" is about all three: the index of the first of them. */
export function toListStart(
  items: readonly Item[],
  start: number,
  index: number,
  words: readonly SentenceWord[],
): number {
  const [first, join, last] = items.slice(start, start + 3);
  const isJoin = join?.kind === "sign" && (join.signs.includes("or") || join.signs.includes("and"));
  const field = toField(first);
  if (!isJoin || start + 3 !== index || toField(last) !== field || !LISTED.has(field)) return start;
  let at = start;
  while (toGapBefore(words, items[at]) === "comma" && toField(items[at - 1]) === field) {
    // "English required, Italian or Spanish a plus"
    if (isRequired(items[at - 1], words)) break;
    at -= 1;
  }
  return at;
}

const REASONS: ReadonlySet<string> = new Set(
  "so, since, because, weil, deshalb, daher, donc, parce, porque".split(", "),
);

const SOMEONE: ReadonlySet<string> = new Set(
  "someone, somebody, jemand, jemanden, quelquun, alguien".split(", "),
);

/** Words back to "need" in "we need a senior React developer and German would be nice". */
const MAX_SOUGHT = 8;

/** Whether an "and" joins what is needed with what is said of something else. */
function isAfterSought(
  items: readonly Item[],
  and: number,
  words: readonly SentenceWord[],
): boolean {
  const [before, next] = [items[and - 1], items[and + 1]];
  const { at = 0 } = items[and] ?? {};
  const field = toField(next?.kind === "filler" ? items[and + 2] : next);
  if (take(words, at, "and") === 0 || toField(before) === undefined) return false;
  if (field === undefined || field === toField(before)) return false;
  for (let back = at - 1; back >= Math.max(0, at - MAX_SOUGHT); back -= 1) {
    if (take(words, back, "seeking") > 0) return true;
    if (words[back]?.gap === "comma" || words[back]?.gap === "stop") return false;
  }
  return false;
}

/** Index of the first item of the clause that ends before an item: back to a comma or "but". */
export function toClauseStart(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
) {
  const isReplied = words[items[index]?.at ?? words.length]?.isAfterQuestion === true;
  let start = isReplied ? Math.max(0, index - 1) : index;
  let isFirst = !isReplied;
  const isAfterBrackets = words[items[index]?.at ?? words.length]?.isAfterBrackets === true;
  while (start > 0) {
    // "The client is in Dubai so Arabic helps"
    const isReason = REASONS.has(words[items[start]?.at ?? 0]?.key ?? "");
    // "Kafka (or RabbitMQ) would be a plus"
    const isBracket = isAfterBrackets && words[items[start]?.at ?? 0]?.isInBrackets === true;
    const isBegun = !isFirst && (isReason || (isApart(words, items[start]) && !isBracket));
    const before = items[start - 1];
    const isSign =
      before?.kind === "sign" &&
      (before.sign === "contrast" || before.signs.some((sign) => sign in MODES_AFTER));
    const isYes = before !== undefined && take(words, before.at, "yes") > 0;
    // "Who knows Go, and someone in Peru would be great"
    const isOtherPerson =
      !isFirst &&
      take(words, items[start]?.at ?? 0, "and") > 0 &&
      SOMEONE.has(words[(items[start]?.at ?? 0) + 1]?.key ?? "");
    // "Who knows Power BI and speaks French if possible"
    const { at = 0 } = items[start] ?? {};
    const isSpoken = !isFirst && take(words, at, "and") === 1 && take(words, at + 1, "speaks") > 0;
    const isOther = isOtherPerson || isSpoken || isAfterSought(items, start, words);
    if (isBegun || isSign || isYes || isOther || toGapBefore(words, items[start]) === "stop") break;
    start -= 1;
    isFirst = false;
  }
  // "French (B2 nice to have)" is about French.
  const isOfName = items
    .slice(start, index)
    .every((item) => item.kind === "filler" || item.kind === "word");
  const isInBrackets = start < index && words[items[start]?.at ?? 0]?.isInBrackets === true;
  return isInBrackets && isOfName && items[start - 1]?.kind === "name" ? start - 1 : start;
}
