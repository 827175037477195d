import { COMPANY_ENDS } from "../../dictionaries/company-ends.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { type Item, isApart, isWorkOrLevel, toField, toGapBefore } from "./items.ts";
import { isCapital, isSpeaker } from "./speakers.ts";

const companyEnds = new Set(COMPANY_ENDS.split(",").map((end) => end.trim()));

/** Words of a name of a company before its legal form. */
const MAX_COMPANY_WORDS = 4;

const hasSmall = (word: SentenceWord | undefined) => /\p{Ll}/u.test(word?.text ?? "");

/** Indexes of the items of "Nordic Consulting AB", from its legal form back. */
function toCompany(items: readonly Item[], last: number, words: readonly SentenceWord[]): number[] {
  const end = words[items[last]?.at ?? 0];
  if (!companyEnds.has(end?.text ?? "")) return [];
  const company = [last];
  for (let at = last - 1; at >= 0 && company.length <= MAX_COMPANY_WORDS; at -= 1) {
    const item = items[at];
    const isBeside = !isApart(words, items[at + 1]);
    const isName = item?.kind === "word" || item?.kind === "filler" || item?.kind === "name";
    if (!item || !isBeside || !isName || isWorkOrLevel(item) || !isCapital(words[item.at])) break;
    company.push(at);
  }
  // "AS", "SA" and "SL" are words of a text in capitals.
  const isWritten = [...company].some((at) => hasSmall(words[items[at]?.at ?? 0]));
  return company.length > 1 && isWritten ? company : [];
}

/** Words of a name of a person. */
const MAX_NAME_WORDS = 3;

/** Indexes of the items of the name after "my name is". */
function toPerson(items: readonly Item[], index: number, words: readonly SentenceWord[]): number[] {
  const first = items[index];
  if (!first) return [];
  const isReplaced = first.kind === "word" && takeBefore(words, first.at, "successor") > 0;
  const isNamed = isReplaced || takeBefore(words, first.at, "introduction") > 0;
  if (!isNamed || !isCapital(words[first.at])) return [];
  const person: number[] = [];
  for (let at = index; at < items.length && person.length < MAX_NAME_WORDS; at += 1) {
    const item = items[at];
    const isName = item?.kind === "word" || item?.kind === "name";
    const isOver = at > index && (isApart(words, item) || !isName);
    if (!item || isOver || !isCapital(words[item.at]) || isWorkOrLevel(item)) break;
    person.push(at);
  }
  return person;
}

/**
 * Whether a role is the last word of the name of a product in a list of such names: "(ITSM, Flow
 * Designer, JavaScript)", "Apex, Sales Cloud".
 */
function isOfProduct(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  const item = items[index];
  if (item?.kind !== "name" || toField(item) !== "role" || item.end - item.at > 1) return false;
  const [before, next] = [items[index - 1], items[index + 1]];
  const isName =
    before?.kind === "word" &&
    isCapital(words[before.at]) &&
    isCapital(words[item.at]) &&
    // "Oracle DBA"
    hasSmall(words[item.at]);
  const isListed = toGapBefore(words, before) === "comma" && isApart(words, next);
  if (!isName || !isListed || isApart(words, item)) return false;
  // "Talented Designer, Berlin" is one; in brackets it is what they know.
  if (take(words, item.at, "person") === 0) return true;
  for (let at = before.at; at > 0 && words[at]?.gap !== "stop"; at -= 1) {
    if (words[at]?.isAfterBrackets) return false;
    if (words[at]?.isInBrackets) return at < before.at;
  }
  return false;
}

/** Amounts from this on are salaries of a year. */
const MIN_SALARY = 10_000;

/** The "45,000 a year" of who will be employed. */
function isSalary({ at, end }: Item, words: readonly SentenceWord[]): boolean {
  for (let index = at; index < end; index += 1) {
    const isYear = take(words, index, "perYear") > 0 || take(words, index, "yearRate") > 0;
    if (isYear || (findNumber(words, index)?.value ?? 0) >= MIN_SALARY) return true;
  }
  return false;
}

/** Whether an item is in "We offer: 30 days of holiday, free fruit", and says no rate of an hour. */
function isOffered(item: Item, words: readonly SentenceWord[], isAfterOffers: boolean): boolean {
  if (!isAfterOffers) return false;
  if (item.kind !== "condition") return item.kind !== "sign";
  if (isSalary(item, words)) return true;
  return item.reading.filters.every(({ rate_max, rate_min }) => !(rate_max ?? rate_min));
}

/** Without what the client gives, names of companies, of who writes, and of products that end with the name of a role. */
export function withoutOwnNames(
  items: readonly Item[],
  words: readonly SentenceWord[],
): readonly Item[] {
  const own = new Set<number>();
  let isAfterOffers = false;
  const isRequest = items.some(({ kind }) => kind === "name" || kind === "condition");
  items.forEach((item, index) => {
    const before = items[index - 1];
    const isHeading = words[item.at]?.isAfterColon && takeBefore(words, item.at, "offers") > 0;
    if (before && toGapBefore(words, item) === "stop") isAfterOffers = false;
    if (isHeading) isAfterOffers = true;
    if (isSpeaker(items, index, words, isRequest)) own.add(index);
    if (isOffered(item, words, isAfterOffers)) own.add(index);
    for (const at of toCompany(items, index, words)) own.add(at);
    for (const at of toPerson(items, index, words)) own.add(at);
    if (isOfProduct(items, index, words)) own.add(index - 1).add(index);
  });
  if (own.size === 0) return items;
  return items.map((item, index) =>
    own.has(index) ? { at: item.at, end: item.end, kind: "filler", isNamed: true } : item,
  );
}
