import { INDUSTRY_BUSINESSES } from "../../dictionaries/industries.ts";
import { type Item, isApart, MAX_LIST, toField } from "../items/items.ts";
import { memoize } from "../memoize.ts";
import { isCompany } from "../names/own-places.ts";
import { takePhrase, toPhrases } from "../words/phrases.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";

const businesses = toPhrases(INDUSTRY_BUSINESSES);

/** "My shop", but not "experience with shops or restaurants". */
export function isBusiness(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const { at = 0, end = 0 } = items[index] ?? {};
  if (isOurs(items, index, words)) return true;
  const isNamed = takePhrase(words, at, businesses) === end - at;
  if (!isNamed || isExperience(words, end)) return false;
  let first = index;
  while (
    index - first < MAX_LIST &&
    isJoin(items[first - 1]) &&
    toField(items[first - 2]) === "tag"
  ) {
    first -= 2;
  }
  return takeBefore(words, items[first]?.at ?? 0, "workedFor") === 0;
}

/** Words between a business and "background": "hotel booking system". */
const MAX_BUSINESS_WORDS = 3;

/** "Restaurant experience", "hotel reservation background" */
function isExperience(words: readonly SentenceWord[], end: number): boolean {
  for (let at = end; at <= end + MAX_BUSINESS_WORDS && words[at]?.gap === "space"; at += 1) {
    if (take(words, at, "experience") > 0 || words[at]?.key === "background") return true;
  }
  return takeAfter(words, end, "experience") > 0;
}

/** "Our Porto fintech needs", "our fintech is looking for", but not "our fintech developer". */
function isOurs(items: readonly Item[], index: number, words: readonly SentenceWord[]): boolean {
  const [place, item] = [items[index - 1], items[index]];
  const isOfPlace = place?.kind === "name" && toField(place) === "country" && place.name.isOther;
  const start = (isOfPlace ? place.at : item?.at) ?? 0;
  const end = item?.end ?? 0;
  const isSeeker = take(words, end, "having") + take(words, end, "seeking") > 0;
  // "Acme (insurance) needs someone"
  const first = words[item?.at ?? 0];
  if (first?.isInBrackets && words[end]?.isAfterBrackets && isSeeker) return true;
  return takeBefore(words, start, "ours") > 0 && (isOfPlace === true || isSeeker);
}

/** Words between "worked" and an industry: "for a bank or an". */
const MAX_WORKED_WORDS = 9;

/** "Travaillé pour une mairie ou une région", "für eine Behörde gearbeitet" is what they have done. */
export function isWorkedFor(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const { at = 0, end = 0 } = items[index] ?? {};
  if (take(words, end, "worked") > 0) return true;
  for (let back = at - 1; back >= Math.max(0, at - MAX_WORKED_WORDS); back -= 1) {
    if (take(words, back, "worked") > 0) return true;
    if (words[back]?.gap === "stop" || take(words, back, "seeking") > 0) return false;
  }
  return false;
}

/** Texts of so many words are requests of a few words: "senior Java, banking". */
const MAX_SHORT_WORDS = 12;
/** Words between an industry and what says that it is asked for: "experience from large European". */
const MAX_ASKED_WORDS = 8;

const ASKED_KINDS = ["industryAsked", "experience", "workedFor", "worked"] as const;

const isAskedAt = (words: readonly SentenceWord[], at: number) =>
  ASKED_KINDS.some((kind) => take(words, at, kind) > 0);

const isEnd = (word: SentenceWord | undefined) =>
  word === undefined || word.gap === "comma" || word.gap === "stop";

const LINKS: ReadonlySet<string> = new Set(
  "in, from, of, the, im, in, aus, der, dem, den, dans, le, la, du, de, des, en, el, del, nel, no".split(
    ", ",
  ),
);
const WORK: ReadonlySet<string> = new Set(
  "project, projects, engagement, assignment, mission, mandate, contract, client, customer, projekt, einsatz, mandat, auftrag, kunden, projet, proyecto, encargo, progetto, projeto".split(
    ", ",
  ),
);
const FOR: ReadonlySet<string> = new Set("for, fur, pour, para, per, voor, dla, por".split(", "));
/** Words between "in" and an industry, and between "for" and the client. */
const MAX_LINKS = 3;
const MAX_CLIENT_WORDS = 5;

/** "For an operator in the energy sector", "for an engagement in the energy sector": where the client is. */
function isOfClient(words: readonly SentenceWord[], at: number): boolean {
  let end = at;
  while (
    at - end < MAX_LINKS &&
    words[end]?.gap === "space" &&
    LINKS.has(words[end - 1]?.key ?? "")
  )
    end -= 1;
  const noun =
    takeBefore(words, end, "business") ||
    takeBefore(words, end, "otherPlaceAfter") ||
    Number(WORK.has(words[end - 1]?.key ?? ""));
  if (end === at || noun === 0) return false;
  for (let back = end - noun - 1; back >= Math.max(0, end - noun - MAX_CLIENT_WORDS); back -= 1) {
    if (isEnd(words[back + 1])) return false;
    // "Worked for a bank in the energy sector"
    if (FOR.has(words[back]?.key ?? "")) return takeBefore(words, back + 1, "workedFor") === 0;
  }
  return false;
}

/** Whether a word of the clause around an industry says that it is asked for. */
function isAskedInClause(words: readonly SentenceWord[], at: number, end: number): boolean {
  for (let back = at; back > Math.max(0, at - MAX_ASKED_WORDS); back -= 1) {
    if (isEnd(words[back]) || take(words, back - 1, "seeking") > 0) break;
    if (isAskedAt(words, back - 1)) return true;
  }
  // "The insurance sector" is one name.
  for (let inside = at + 1; inside < end; inside += 1) if (isAskedAt(words, inside)) return true;
  for (let next = end; next < end + MAX_ASKED_WORDS && !isEnd(words[next]); next += 1) {
    // "For a billing migration we look for someone who knows"
    if (take(words, next, "seeking") > 0) break;
    if (isAskedAt(words, next)) return true;
  }
  return false;
}

const isJoin = (item: Item | undefined) =>
  item?.kind === "sign" && (item.signs.includes("or") || item.signs.includes("and"));

const ASKED: ReadonlySet<string | undefined> = new Set(["role", "technology", "seniority_level"]);

/** Fillers between "or" and an industry: "or at least in the". */
const MAX_FILLERS = 3;

/** The "or" of "farms or at least banks", otherwise what is right before. */
function toBefore(items: readonly Item[], index: number): Item | undefined {
  let before = index - 1;
  while (index - before <= MAX_FILLERS && items[before]?.kind === "filler") before -= 1;
  return isJoin(items[before]) ? items[before] : items[index - 1];
}

const isOtherAsked = memoize((items: readonly Item[]) =>
  items.some((item) => ASKED.has(toField(item))),
);

/**
 * Whether an industry is asked for, and is not only what the work is about: "a payments project", "a bank
 * in Frankfurt needs". In longer texts, clients who need it say so, or list it.
 */
export function isAskedIndustry(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const item = items[index];
  if (!item || words.length <= MAX_SHORT_WORDS) return true;
  const { at, end } = item;
  if (isOfClient(words, at)) return false;
  const next = items[index + 1];
  const isOfPerson =
    !isApart(words, next) &&
    ((takeAfter(words, end, "person") > 0 && !isCompany(words, end)) || ASKED.has(toField(next)));
  const before = toBefore(items, index);
  // The dot of "under 60. Fintech." is also that of a date.
  const isSought = takeBefore(words, at, "seeking") + takeBefore(words, at, "having") > 0;
  const isListed =
    at === 0 || isSought || isApart(words, item) || isJoin(before) || before?.kind === "condition";
  const isLast = isApart(words, next) || isJoin(next);
  // "Business analyst (telecom billing)"
  const isAskedBefore =
    ASKED.has(toField(before)) || (before && take(words, before.at, "person") > 0);
  const isBracketed = words[at]?.isInBrackets === true && isAskedBefore;
  if (isBracketed) return true;
  if (isOfPerson || (isListed && isLast) || isAskedInClause(words, at, end)) return true;
  return !isOtherAsked(items);
}
