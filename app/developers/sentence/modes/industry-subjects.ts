import { TEAMS_IN_INDUSTRY, WORK_IN_INDUSTRY } from "../../dictionaries/word-classes/nouns.ts";
import { BEFORE_INDUSTRY } from "../../dictionaries/word-classes/prepositions.ts";
import { IS_IN_INDUSTRY } from "../../dictionaries/word-classes/verbs.ts";
import { type Item, isApart, isWorkOrLevel, toGapBefore } from "../items/items.ts";
import { isWeakSkill } from "../items/skills.ts";
import { memoize } from "../memoize.ts";
import { takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";
import { isAskedBefore, isEnd, isFor } from "./asked-words.ts";
import { isExperience } from "./businesses.ts";

const LINKS = toWordSet(BEFORE_INDUSTRY);
const WORK = toWordSet(WORK_IN_INDUSTRY);
const IS = toWordSet(IS_IN_INDUSTRY);
const TEAMS = toWordSet(TEAMS_IN_INDUSTRY);
/** Words between "in" and an industry, and between "for" and the client. */
const MAX_LINKS = 3;
const MAX_CLIENT_WORDS = 5;

/** "For an operator in the energy sector", "for an engagement in the energy sector": where the client is. */
export function isOfClient(words: readonly SentenceWord[], at: number): boolean {
  // "In the railway logistics sector"
  let end = LINKS.has(words[at - 1]?.key ?? "") || words[at]?.gap !== "space" ? at : at - 1;
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
  if (end === at || isEnd(words[end])) return false;
  // "The project is in the energy sector"
  if (IS.has(words[end - 1]?.key ?? "") && WORK.has(words[end - 2]?.key ?? "")) return true;
  // "To coach two teams in the energy sector"
  const isTeam = TEAMS.has(words[end - 1]?.key ?? "");
  if (isTeam) return !isAskedBefore(words, end - 1);
  if (noun === 0) return false;
  for (let back = end - noun - 1; back >= Math.max(0, end - noun - MAX_CLIENT_WORDS); back -= 1) {
    if (isEnd(words[back + 1])) return false;
    // "Worked for a bank in the energy sector"
    if (isFor(words[back])) return takeBefore(words, back + 1, "workedFor") === 0;
  }
  return false;
}

export const isOtherAsked = memoize((items: readonly Item[]) => items.some(isWorkOrLevel));

/** Items between "for" or a product and an industry: "for a large public", "portal container". */
const MAX_SUBJECT_ITEMS = 3;

/** Whether a client or a product is before it: "for the energy", "portal container", "app im". */
function isAfterSubject(items: readonly Item[], index: number, words: readonly SentenceWord[]) {
  for (let back = index - 1; back >= Math.max(0, index - MAX_SUBJECT_ITEMS); back -= 1) {
    const item = items[back];
    if (!item || isApart(words, items[back + 1])) return false;
    // Not that of a "business analyst".
    if (takeBefore(words, item.end, "product") >= item.end - item.at) return true;
    if (item.kind === "name") return false;
    if (isFor(words[item.at])) {
      // "Tester for telecom" is one who knows it.
      const isAlone = back === index - 1 && isApart(words, items[index + 1]);
      return !isAlone && takeBefore(words, item.end, "workedFor") === 0;
    }
  }
  return false;
}

/**
 * Whether an industry of a few words is what the work is about, beside who is asked for: "a banking app",
 * "for an energy project", "portal container shipping".
 */
export function isSubject(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const { at = 0, end = 0 } = items[index] ?? {};
  if (!isOtherAsked(items) || isAskedBefore(words, at) || isExperience(words, end)) return false;
  const next = items[index + 1];
  // "A telemedicine API" is worked on.
  const isWork = isWeakSkill(next, words) && toGapBefore(words, next) === "space";
  const isOfPerson = takeAfter(words, end, "person") > 0 || isWorkOrLevel(next);
  if (isOfPerson && !isWork && !isApart(words, next)) return false;
  return isWork || takeAfter(words, end, "product") > 0 || isAfterSubject(items, index, words);
}
