import type { Role } from "#contract/members/role-terms.ts";
import { MADE_WITH, SIDES } from "../../dictionaries/stacks.ts";
import { JOINED_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { hasSign, type Item, isApart, MAX_LIST, toField, toGapBefore } from "../items/items.ts";
import { HEAD_ROLES, isWeakSkill } from "../items/skills.ts";
import { toValueKey } from "../names/find-name.ts";
import { isLeaving } from "../names/leaving.ts";
import type { Mode } from "../reading.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

/** A part of what the client has: "a Python/FastAPI backend". */
type Part = {
  roles: number[];
  technologies: number[];
  /** Whether it is all they work with: "our stack: Python, React". */
  isStack: boolean;
  /** Whether no more is said of it than what it is made with: "the backend is in Go". */
  isMade: boolean;
};

const sides = SIDES.map(({ technologies, others }) => ({
  technologies: new Set(technologies.split(",").map((name) => name.trim())),
  others: new Set<string>(others),
}));

/** Whether the client begins to tell what they have: "we have", "our backend". */
const isOwn = (items: readonly Item[], index: number, words: readonly SentenceWord[]) => {
  const at = items[index]?.at ?? words.length;
  const isOurs =
    take(words, at, "ours") > 0 &&
    takeBefore(words, at, "successor") === 0 &&
    takeBefore(words, at, "lost") === 0 &&
    !isLeaving(words, items[index + 1]?.end ?? words.length) &&
    toField(items[index + 1]) === "role" &&
    !isWeakSkill(items[index + 1], words);
  return isOurs || (take(words, at, "ownSubject") > 0 && !JOINED.has(words[at - 1]?.key ?? ""));
};

const JOINED = toWordSet(JOINED_WORDS);

const madeWith = toPhrases(MADE_WITH);
export const SIDE_ROLES: ReadonlySet<string> = new Set(["front-end", "back-end"] satisfies Role[]);

/** Whether a client tells what a part is made with: "backend is Rails", but not "a backend dev is needed". */
function isMadeWith(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const { at = 0, end = 0 } = items[index] ?? {};
  if (toField(items[index]) !== "role") return false;
  if (!toValues(items[index]).every(({ value }) => SIDE_ROLES.has(value))) return false;
  const link = takePhrase(words, end, madeWith);
  if (link === 0 || takeBefore(words, end, "person") + takeBefore(words, at, "seeking") > 0)
    return false;
  const next = items.slice(index + 1, index + MAX_LIST).find((item) => item.at >= end + link);
  return toField(next) === "technology" && next?.at === end + link && !isApart(words, next);
}

function isSeeking({ at, end }: Item, words: readonly SentenceWord[]): boolean {
  for (let index = at; index < end; index += 1) {
    if (take(words, index, "seeking") > 0) return true;
  }
  return false;
}

const toValues = (item: Item | undefined) => (item?.kind === "name" ? item.name.values : []);

/** A role, or a technology that members can have. */
const isFinding = (item: Item | undefined) =>
  toField(item) === "role" || toValues(item).some(({ isAbsent }) => !isAbsent);

/** The part that a client says needs no one: "we have a React frontend. The frontend is fine". */
function findFinePart(items: readonly Item[], index: number, parts: ReadonlySet<Part>) {
  const fine = items[index + 1];
  if (!hasSign(fine, "fineAfter")) return undefined;
  const keys = new Set(toValues(items[index]).map(toValueKey));
  return [...parts].find(({ roles }) =>
    roles.flatMap((at) => toValues(items[at])).some((value) => keys.has(toValueKey(value))),
  );
}

const PLATFORMS: ReadonlySet<string> = new Set(["mobile", "ios", "android"] satisfies Role[]);
const isPlatform = (item: Item | undefined) =>
  toValues(item).every(({ value }) => PLATFORMS.has(value));

/** What the client has, in parts with a role each, and indexes of what they ask for. */
function findParts(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  const parts = new Set<Part>();
  const requested: number[] = [];
  let part: Part | undefined;
  items.forEach((item, index) => {
    // "We are looking for" is about no one whom they have.
    const isSought = isSeeking(item, words);
    if (toGapBefore(words, item) === "stop" || isSought) part = undefined;
    const isStack = take(words, item.at, "ownStack") > 0;
    // "We have enough testers, so please only designers"
    const isEnough = hasSign(item, "unneeded");
    if (isStack || (!isSought && !isEnough && isOwn(items, index, words)))
      part = { roles: [], technologies: [], isStack, isMade: false };
    else if (!part && !isSought && isMadeWith(items, index, words))
      part = { roles: [], technologies: [], isStack, isMade: true };
    // "Our team lost its only tester"
    if (take(words, item.at, "lost") > 0) part = undefined;
    // "We have a PHP app that we want to move to Node"
    if (item.kind === "sign" && item.sign === "goal") part = undefined;
    const field = toField(item);
    if (modes[index] !== "want" || (field !== "role" && field !== "technology")) return;
    const finePart = field === "role" ? findFinePart(items, index, parts) : undefined;
    if (finePart) {
      for (const at of [...finePart.roles, index]) modes[at] = "unneeded";
      finePart.roles = [];
      return;
    }
    if (part?.isStack && isNamedPart(items, index, words)) {
      modes[index] = "soft";
      return;
    }
    // "We use Rails and React, need a front-end developer"
    if (part?.isStack && field === "role") part = undefined;
    // "We have only one tester and he goes on vacation"
    if (field === "role" && isLeaving(words, item.end)) part = undefined;
    if (!part) {
      requested.push(index);
      return;
    }
    // "A Python backend and an Angular frontend", "the backend is in Java, the frontend in Vue"
    const isFull = part.roles.length > 0 && (field === "role" || isNext(items, index, words));
    if (isFull) part = { roles: [], technologies: [], isStack: part.isStack, isMade: part.isMade };
    parts.add(part);
    (field === "role" ? part.roles : part.technologies).push(index);
  });
  return { parts, requested };
}

/** The front end of "our stack is Go and a Svelte frontend", which is no one who is asked for. */
const isNamedPart = (items: readonly Item[], index: number, words: readonly SentenceWord[]) =>
  toField(items[index]) === "role" &&
  toField(items[index - 1]) === "technology" &&
  toGapBefore(words, items[index]) === "space" &&
  takeAfter(words, items[index]?.end ?? words.length, "person") === 0 &&
  !HEAD_ROLES.includes(toValues(items[index])[0]?.value ?? "");

/**
 * Whether a technology belongs to the role after it, and not to the one before: "and an Angular frontend",
 * "and .NET in the backend".
 */
function isNext(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const isJoined = (item: Item | undefined) => !isApart(words, item);
  const isPart = (item: Item) => toField(item) === "technology" || item.kind === "filler";
  const next = items
    .slice(index + 1, index + MAX_LIST)
    .find((item) => !isPart(item) || !isJoined(item));
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
    indexes.flatMap((index) => toValues(items[index]).map(toValueKey));
  const asked = new Set(toKeys(requested));
  // "Who knows Stripe? The back end is Rails" asks for Rails, which is all that finds people.
  if (!requested.some((index) => isFinding(items[index]))) {
    for (const part of parts) {
      if (part.isMade) for (const index of part.roles) modes[index] = "soft";
    }
    if ([...parts].some(({ isMade }) => isMade)) return;
  }
  if (asked.size === 0 || asked.has("role full-stack")) return;
  const askedRoles = requested
    .filter((index) => toField(items[index]) === "role")
    .flatMap((index) => toValues(items[index]).map(({ value }) => value));
  const isOfOtherSide = (index: number) =>
    askedRoles.length > 0 &&
    sides.some(
      (side) =>
        askedRoles.every((role) => side.others.has(role)) &&
        toValues(items[index]).every(({ value }) => side.technologies.has(value)),
    );
  const isOther = requested.some((index) => toField(items[index]) === "technology");
  for (const { roles, technologies, isStack } of parts) {
    // "We use Django and need a back-end developer"
    if (isStack || (roles.length === 0 && !isOther)) {
      for (const index of technologies.filter(isOfOtherSide)) modes[index] = "soft";
      continue;
    }
    if (toKeys([...roles, ...technologies]).some((key) => asked.has(key))) continue;
    // "Kotlin for our Android app" is done by who does Android.
    const isApp = askedRoles.length === 0 && technologies.length === 0;
    if (isApp && roles.every((index) => isPlatform(items[index]))) continue;
    // "Our backend runs on Django" asks for no one who does the back end.
    for (const index of roles) modes[index] = "unneeded";
    for (const index of technologies) modes[index] = "soft";
  }
}
