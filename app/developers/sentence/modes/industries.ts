import { type Item, isApart, isJoin, isWorkOrLevel, toField } from "../items/items.ts";
import { isWeakSkill } from "../items/skills.ts";
import { isCompany } from "../names/place-owners.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import type { SentenceWord } from "../words/words.ts";
import { isAskedInClause } from "./asked-words.ts";
import { isOfClient, isOtherAsked, isSubject } from "./industry-subjects.ts";

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
/** Fillers between "or" and an industry: "or at least in the". */
const MAX_FILLERS = 3;

/** The "or" of "farms or at least banks", otherwise what is right before. */
function toBefore(items: readonly Item[], index: number): Item | undefined {
  let before = index - 1;
  while (index - before <= MAX_FILLERS && items[before]?.kind === "filler") before -= 1;
  return isJoin(items[before]) ? items[before] : items[index - 1];
}

/** Names between an industry and the person: "fintech React Native". */
const MAX_BEFORE_PERSON = 4;

/** "A fintech React developer", but not "with payments, Stripe or PayPal". */
function isBeforePerson(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  for (let next = index + 1; next <= index + MAX_BEFORE_PERSON; next += 1) {
    const item = items[next];
    if (isApart(words, item) || item?.kind !== "name") return false;
    const field = toField(item);
    // "A banking API" is worked on.
    if (isWeakSkill(item, words)) return false;
    if (field === "role" || field === "seniority_level") return true;
    if (field !== "technology") return false;
    if (takeAfter(words, item.end, "person") > 0) return true;
  }
  return false;
}

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
  if (!item) return true;
  const { at, end } = item;
  if (words.length <= MAX_SHORT_WORDS) return !isSubject(items, index, words);
  if (isOfClient(words, at)) return false;
  const next = items[index + 1];
  const isPerson = takeAfter(words, end, "person") > 0 && !isCompany(words, end);
  const isOfPerson = (isPerson && !isApart(words, next)) || isBeforePerson(items, index, words);
  const before = toBefore(items, index);
  // The dot of "under 60. Fintech." is also that of a date.
  const isSought = takeBefore(words, at, "seeking") + takeBefore(words, at, "having") > 0;
  const isListed =
    at === 0 || isSought || isApart(words, item) || isJoin(before) || before?.kind === "condition";
  const isLast = isApart(words, next) || isJoin(next);
  // "Business analyst (telecom billing)"
  const isBesidePerson = isWorkOrLevel(before) || (before && take(words, before.at, "person") > 0);
  // "Business analyst telecom, English"
  const isBesideRole = toField(before) === "role" && !isApart(words, item) && isLast;
  const isBracketed = words[at]?.isInBrackets === true && isBesidePerson;
  if (isBracketed || isBesideRole) return true;
  if (isOfPerson || (isListed && isLast) || isAskedInClause(words, at, end)) return true;
  return !isOtherAsked(items);
}
