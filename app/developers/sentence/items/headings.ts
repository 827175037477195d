import { HEADINGS } from "../../dictionaries/headings.ts";
import type { Mode } from "../reading.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import type { SentenceWord } from "../words/words.ts";
import { hasSign, type Item, toField, toGapBefore } from "./items.ts";

type Heading = keyof typeof HEADINGS;

const headings = Object.entries(HEADINGS).map(([heading, list]) => ({
  heading: heading as Heading,
  phrases: toPhrases(list),
}));

/** First words of all of them. */
const beginnings = new Set(headings.flatMap(({ phrases }) => [...phrases.keys()]));

type Read = { items: readonly Item[]; modes: Mode[]; words: readonly SentenceWord[] };

const isAfterMark = (word: SentenceWord | undefined) =>
  word !== undefined && (word.isAfterColon || word.isAfterBullet);

/** The heading that is written from a word on, and where it ends. */
function findHeading(words: readonly SentenceWord[], at: number) {
  if (!beginnings.has(words[at]?.key ?? "")) return undefined;
  for (const { heading, phrases } of headings) {
    const length = takePhrase(words, at, phrases);
    if (length > 0 && isAfterMark(words[at + length])) return { heading, end: at + length };
  }
  return undefined;
}

/** The "Languages: German" that is read as one name. */
export const isHeaded = ({ at, end }: Item, words: readonly SentenceWord[]) =>
  words.slice(at + 1, end).some(({ isAfterColon }) => isAfterColon);

const isAsked = (items: readonly Item[], modes: readonly Mode[], index: number) =>
  modes[index] === "want" && ["role", "technology"].includes(toField(items[index]) ?? "");

/** What each item is under: "Nice to have: Kotlin". */
function toScopes({ items, words }: Read): (Heading | undefined)[] {
  let scope: ReturnType<typeof findHeading>;
  return items.map((item) => {
    const isEnd = toGapBefore(words, item) === "stop" && !words[item.at]?.isAfterBullet;
    const found = findHeading(words, item.at);
    if (found) scope = found;
    else if (scope && item.at >= scope.end) {
      // "Nice to have: Kotlin Languages: English"
      const isOther = isHeaded(item, words) || words[item.end]?.isAfterColon === true;
      const isMust = item.kind === "sign" && item.sign === "contrast";
      // "Nice to have: Docker, you should live in Spain, React"
      const isPlace = scope.heading === "welcome" && toField(item) === "country";
      if (isEnd || isOther || isMust || isPlace) scope = undefined;
    }
    return scope && item.at >= scope.end ? scope.heading : undefined;
  });
}

const WELCOME: ReadonlySet<string | undefined> = new Set([
  "technology",
  "role",
  "language",
  "tag",
  "seniority_level",
]);

const isNeeded = (items: readonly Item[], index: number) => {
  const next = items[index + 1];
  return hasSign(next, "neededAfter");
};

/** What a heading makes of what is wanted under it. */
function toMode({ items }: Read, index: number, heading: Heading): Mode {
  const item = items[index];
  const field = toField(item);
  const isYears = item?.kind === "condition" && item.reading.filters[0]?.experience_min;
  if (heading === "welcome") {
    const isSoft = (WELCOME.has(field) && !isNeeded(items, index)) || isYears;
    return isSoft ? "soft" : "want";
  }
  if (heading === "unneeded") return item?.kind === "name" ? "unneeded" : "want";
  if (heading === "tasks") {
    return field === "role" ? "unneeded" : field === "tag" ? "soft" : "want";
  }
  if (field === "country") return "doubt";
  if (field === "technology" || field === "tag") return "soft";
  return field === "role" || field === "seniority_level" || isYears ? "unneeded" : "want";
}

/** Whether a heading tells of work or of the client beside who is asked for elsewhere. */
const isTold = (heading: Heading | undefined) => heading === "client" || heading === "tasks";

/** Headings find no one by their words. */
export function withoutHeadings(items: readonly Item[], words: readonly SentenceWord[]) {
  let end = 0;
  return items.map((item): Item => {
    end = Math.max(end, findHeading(words, item.at)?.end ?? 0);
    return item.kind === "word" && item.end <= end
      ? { at: item.at, end: item.end, kind: "filler" }
      : item;
  });
}

/** Reads the parts of a pasted text by their headings: "Nice to have: Kotlin. About us: a bank in Oslo". */
export function readHeadings(
  items: readonly Item[],
  modes: Mode[],
  words: readonly SentenceWord[],
) {
  const read = { items, modes, words };
  const scopes = toScopes(read);
  const isRequested = items.some(
    (_, index) => isAsked(items, modes, index) && !isTold(scopes[index]),
  );
  scopes.forEach((heading, index) => {
    if (!heading || (isTold(heading) && !isRequested)) return;
    // "Won't: PHP"
    const isDenied = heading === "unneeded" && modes[index] === "doubt";
    if (modes[index] === "want" || isDenied) modes[index] = toMode(read, index, heading);
  });
}
