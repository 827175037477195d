import { ONLY_AFTER } from "../../dictionaries/word-classes/adverbs.ts";
import { STAYS_WORDS } from "../../dictionaries/word-classes/verbs.ts";
import { type Item, isApart, isWork, MAX_LIST, toField, toGapBefore } from "../items/items.ts";
import type { Mode } from "../reading.ts";
import { hasPhrase, listPhrases } from "../words/phrase-places.ts";
import { take } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { relaxChangedPlans } from "./changed-plans.ts";
import { offerMetPlaces } from "./met-places.ts";
import { isOnlyKnown } from "./mode-limits.ts";
import { offerAlsoPlaces, offerOpenPlaces } from "./open-places.ts";
import { ignoreExisting } from "./owned.ts";
import { ignoreTeam, isSeeking, isStory, type Read } from "./team-stories.ts";

/** Indexes of the items of each part of a text that no gap of some kinds divides. */
function splitItems(items: readonly Item[], isEnd: (item: Item) => boolean): number[][] {
  const parts: number[][] = [];
  items.forEach((item, index) => {
    const part = parts.at(-1);
    if (!part || isEnd(item)) parts.push([index]);
    else part.push(index);
  });
  return parts;
}

/** Index of the last item of the brackets after another: "the back end stays (Java, Spring)". */
function toBracketEnd(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  let last = index;
  while (last - index < MAX_LIST) {
    const word = words[items[last + 1]?.at ?? words.length];
    if (!word || (last === index ? !word.isInBrackets : word.isAfterBrackets)) break;
    last += 1;
  }
  return last;
}

/** What is told of people who were there before: "the previous person was in the Philippines". */
function ignoreFormer(read: Read, part: readonly number[]) {
  if (!hasPhrase(read.words, "formerPeople") || !isStory(read, part, "formerPeople")) return;
  const { items, modes, words } = read;
  // "The last guy was too expensive (120 an hour)"
  const last = toBracketEnd(items, part.at(-1) ?? 0, words);
  for (let index = part[0] ?? 0; index <= last; index += 1) {
    const { kind } = items[index] ?? {};
    // "The junior we had was too slow so we need a senior"
    if (isSeeking(items[index], words)) return;
    // "The last developer left and we have an app in Vue"
    const before = items[index - 1];
    const isJoined = before?.kind === "sign" && before.sign === "and";
    if (isJoined && take(words, items[index]?.at ?? 0, "ownSubject") > 0) return;
    // "Cost us 95 an hour, which is too much" bounds nothing either.
    const field = toField(items[index]);
    if (kind !== "condition" && (kind !== "name" || modes[index] !== "want")) continue;
    // "The last one was PHP only"
    const isAll = ONLY.has(words[items[index]?.end ?? 0]?.key ?? "");
    const isKnown = field === "technology" && !isAll && !isOnlyKnown(items[index], words);
    modes[index] = isKnown ? "soft" : field === "country" ? "doubt" : "unneeded";
  }
}

/** What exists already: of "the design is ready in Figma" no designer is asked for, and Figma ranks. */
function ignoreDone({ items, modes, words }: Read, part: readonly number[]) {
  if (!hasPhrase(words, "workDone")) return;
  const done = part.find((index) => take(words, items[index]?.at ?? 0, "workDone") > 0);
  if (done === undefined) return;
  for (const index of part) {
    const item = items[index];
    // "The design is ready in Figma, and we need React"
    const isOver = index > done && item !== undefined && isRequest(item, words);
    if (isOver) return;
    if (modes[index] !== "want") continue;
    // "The Figma design is done"
    const isOfRole =
      toField(item) === "technology" &&
      toField(items[index + 1]) === "role" &&
      !isApart(words, items[index + 1]);
    if (index < done && (isOfRole || toField(item) === "role")) modes[index] = "unneeded";
    else if (index > done && toField(item) === "technology") modes[index] = "soft";
  }
}

const ONLY = toWordSet(ONLY_AFTER);

const STAYS = toWordSet(STAYS_WORDS);

/** What the client does: "the back end is Java and is handled by our own team". */
function ignoreHandled({ items, modes, words }: Read, part: readonly number[]) {
  const last = part.at(-1) ?? 0;
  // "The back end stays", but not "who speaks French and stays"
  // "The PHP devs stay"
  const left = take(words, items[last - 1]?.at ?? words.length, "person") > 0 ? last - 2 : last - 1;
  const isLeft = items[left]?.kind === "name" && STAYS.has(words[items[last]?.at ?? 0]?.key ?? "");
  const handled = isLeft
    ? last
    : part.find((index) => take(words, items[index]?.at ?? 0, "handledByUs") > 0);
  if (handled === undefined) return;
  const end = isLeft ? toBracketEnd(items, last, words) : handled;
  for (let index = part[0] ?? 0; index <= end; index += 1) {
    const isSaid = modes[index] === "want" || modes[index] === "soft";
    if (items[index]?.kind === "name" && isSaid) modes[index] = "unneeded";
  }
}

const isRequest = (item: Item, words: readonly SentenceWord[]) =>
  (item.kind === "sign" && item.sign === "and") || take(words, item.at, "seeking") > 0;

/** Of those who "have worked out well" others are welcome, too; "a tester, Poland was good last time" is about Poland. */
function rankPraised({ items, modes, words }: Read, part: readonly number[]) {
  if (!hasPhrase(words, "praise")) return;
  const praise = part.find((index) => take(words, items[index]?.at ?? 0, "praise") > 0);
  if (praise === undefined) return;
  let isNamed = false;
  for (let index = praise - 1; index >= (part[0] ?? 0); index -= 1) {
    if (items[index]?.kind === "name" && modes[index] === "want") {
      modes[index] = "soft";
      isNamed = true;
    }
    const isList = toField(items[index]) === toField(items[index - 1]);
    if (isNamed && isApart(words, items[index]) && !isList) return;
  }
}

/** "We have a tester already, but he leaves in May, so we need a new one" asks for a tester. */
function wantReplaced({ items, modes, words }: Read, part: readonly number[]) {
  if (!hasPhrase(words, "leaves")) return;
  const has = (index: number, kind: "leaves" | "seeking") => {
    const { at = 0, end = 0 } = items[index] ?? {};
    for (let word = at; word < end; word += 1) if (take(words, word, kind) > 0) return true;
    return false;
  };
  const leaving = part.find((index) => has(index, "leaves"));
  if (leaving === undefined || !part.some((index) => index > leaving && has(index, "seeking")))
    return;
  for (const index of part) {
    const isRole = toField(items[index]) === "role" && index < leaving;
    if (isRole && modes[index] === "unneeded") modes[index] = "want";
  }
}

/** "The DevOps guy didn't work out. Need a new one" asks for DevOps. */
function wantAnother({ items, modes, words }: Read) {
  const another = listPhrases(words, "anotherOne").at(-1);
  if (another === undefined) return;
  items.forEach((sign, index) => {
    if (sign.at > another || take(words, sign.at, "failed") === 0) return;
    for (let at = index - 1; at >= Math.max(0, index - MAX_LIST); at -= 1) {
      if (isApart(words, items[at + 1])) return;
      if (isWork(items[at]) && modes[at] === "unneeded") modes[at] = "want";
    }
  });
}

/** "The Flutter devs were all too expensive, anyone else?" asks for Flutter where no other work is named. */
function wantCheaper({ items, modes, words }: Read) {
  const [tooMuch] = listPhrases(words, "overpriced");
  if (tooMuch === undefined) return;
  const work = items.flatMap((item, index) => (isWork(item) ? [index] : []));
  if (work.some((index) => modes[index] !== "unneeded")) return;
  for (const index of work) if ((items[index]?.at ?? 0) < tooMuch) modes[index] = "want";
}

/** Makes rank or ignores what a text tells of the client's team, of those before, and of what is done. */
export function rankStories(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  const read = { items, modes, words };
  ignoreExisting(items, modes, words);
  offerOpenPlaces(items, modes, words);
  for (const part of splitItems(items, (item) => toGapBefore(words, item) === "stop")) {
    wantReplaced(read, part);
    ignoreTeam(read, part);
    rankPraised(read, part);
  }
  for (const part of splitItems(items, (item) => isApart(words, item))) {
    ignoreFormer(read, part);
    ignoreDone(read, part);
    ignoreHandled(read, part);
  }
  offerMetPlaces(items, modes, words);
  offerAlsoPlaces(items, modes, words);
  wantAnother(read);
  wantCheaper(read);
  relaxChangedPlans(items, modes, words);
}
