import { toValueKey } from "./find-name.ts";
import type { Mode } from "./reading.ts";
import { type Item, isApart, MAX_LIST, toField, toGapBefore } from "./sentence-items.ts";
import { isWeakSkill } from "./sentence-skills.ts";
import type { SentenceWord } from "./sentence-words.ts";
import { take, takeBefore } from "./vocabulary.ts";

/** A part of what the client has: "a Python/FastAPI backend". */
type Part = { roles: number[]; technologies: number[] };

/** Words between who leaves and that they do: "our designer has just left". */
const MAX_BEFORE_LEAVING = 4;

/** "Our designer left" asks for another one. */
function isLeaving(words: readonly SentenceWord[], from: number): boolean {
  for (let at = from; at <= from + MAX_BEFORE_LEAVING; at += 1) {
    const gap = words[at]?.gap;
    if (gap === undefined || gap === "comma" || gap === "stop") return false;
    if (take(words, at, "leaves") > 0) return true;
  }
  return false;
}

/** Whether the client begins to tell what they have: "we have", "our backend". */
const isOwn = (items: readonly Item[], index: number, words: readonly SentenceWord[]) => {
  const at = items[index]?.at ?? words.length;
  const isOurs =
    take(words, at, "ours") > 0 &&
    takeBefore(words, at, "successor") === 0 &&
    !isLeaving(words, items[index + 1]?.end ?? words.length) &&
    toField(items[index + 1]) === "role" &&
    !isWeakSkill(items[index + 1], words);
  return isOurs || take(words, at, "ownSubject") > 0;
};

function isSeeking({ at, end }: Item, words: readonly SentenceWord[]): boolean {
  for (let index = at; index < end; index += 1) {
    if (take(words, index, "seeking") > 0) return true;
  }
  return false;
}

/** What the client has, in parts with a role each, and indexes of what they ask for. */
function findParts(items: readonly Item[], modes: readonly Mode[], words: readonly SentenceWord[]) {
  const parts = new Set<Part>();
  const requested: number[] = [];
  let part: Part | undefined;
  items.forEach((item, index) => {
    if (toGapBefore(words, item) === "stop" || isSeeking(item, words)) part = undefined;
    if (isOwn(items, index, words)) part = { roles: [], technologies: [] };
    const field = toField(item);
    if (modes[index] !== "want" || (field !== "role" && field !== "technology")) return;
    if (!part) {
      requested.push(index);
      return;
    }
    // "A Python backend and an Angular frontend", "the backend is in Java, the frontend in Vue"
    const isFull = part.roles.length > 0 && (field === "role" || isNext(items, index, words));
    if (isFull) part = { roles: [], technologies: [] };
    parts.add(part);
    (field === "role" ? part.roles : part.technologies).push(index);
  });
  return { parts, requested };
}

/** Whether a technology belongs to the role after it, and not to the one before: "and an Angular frontend". */
function isNext(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const isJoined = (item: Item | undefined) => !isApart(words, item);
  const next = items
    .slice(index + 1, index + MAX_LIST)
    .find((item) => toField(item) !== "technology" || !isJoined(item));
  return toField(next) === "role" && isJoined(next);
}

/**
 * Makes what the client has rank where another part is asked for: of "we have a Python backend and an
 * Angular frontend, and only need help on the frontend" Angular is needed.
 */
export function rankExisting(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  const { parts, requested } = findParts(items, modes, words);
  const toKeys = (indexes: readonly number[]) =>
    indexes.flatMap((index) => {
      const item = items[index];
      return item?.kind === "name" ? item.name.values.map(toValueKey) : [];
    });
  const asked = new Set(toKeys(requested));
  if (asked.size === 0 || asked.has("role full-stack")) return;
  const isOther = requested.some((index) => toField(items[index]) === "technology");
  for (const { roles, technologies } of parts) {
    // "We use Django and need a back-end developer"
    const isStack = roles.length === 0 && !isOther;
    if (isStack || toKeys([...roles, ...technologies]).some((key) => asked.has(key))) continue;
    for (const index of [...roles, ...technologies]) modes[index] = "soft";
  }
}
