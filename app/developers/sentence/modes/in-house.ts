import { ALL_OF_TEAM } from "../../dictionaries/word-classes/determiners.ts";
import { IN_HOUSE_SUBJECTS } from "../../dictionaries/word-classes/pronouns.ts";
import { HAVE_IN_HOUSE } from "../../dictionaries/word-classes/verbs.ts";
import { findNumber } from "../words/numbers.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const HAVE = toWordSet(HAVE_IN_HOUSE);
const SUBJECTS = toWordSet(IN_HOUSE_SUBJECTS);
/** Words between "have" and whom the client has: "actually already one". */
const MAX_OWNED_WORDS = 4;
/** Words from there to who is looked for: "in house and". */
const MAX_TO_SOUGHT = 8;

const ALL = toWordSet(ALL_OF_TEAM);
/** Words from "we have" to "all juniors". */
const MAX_TEAM_WORDS = 9;

/** "We have three already, but all junior" */
export function isOfWholeTeam(words: readonly SentenceWord[], at: number): boolean {
  if (!ALL.has(words[at - 1]?.key ?? "")) return false;
  for (let back = at - 2; back > Math.max(0, at - MAX_TEAM_WORDS); back -= 1) {
    if (take(words, back, "seeking") > 0 || words[back + 1]?.gap === "stop") return false;
    if (HAVE.has(words[back]?.key ?? "") && SUBJECTS.has(words[back - 1]?.key ?? "")) return true;
  }
  return false;
}

/** "We have one junior in house and need a stronger one", "we have experienced developers and need a tester" */
export function isInHouse(words: readonly SentenceWord[], at: number, end: number): boolean {
  const isCounted = findNumber(words, at - 1) ?? takeBefore(words, at, "article") > 0;
  const isPeople = takeAfter(words, end, "person") > 0;
  const isOfPlan = take(words, end, "positions") > 0;
  if (!(isCounted || isPeople) || isOfPlan) return false;
  let have = at - 1;
  const last = Math.max(0, at - MAX_OWNED_WORDS - 1);
  while (have > last && words[have + 1]?.gap === "space" && !HAVE.has(words[have]?.key ?? ""))
    have -= 1;
  const key = words[have]?.key ?? "";
  if (!HAVE.has(key) || !(SUBJECTS.has(words[have - 1]?.key ?? "") || key.endsWith("ve")))
    return false;
  for (let next = end; next < end + MAX_TO_SOUGHT; next += 1) {
    if (take(words, next, "seeking") > 0) return true;
  }
  return false;
}
