import type { MemberFilter } from "#contract/members/member-query.ts";
import type { SeniorityLevel } from "#contract/members/member-terms.ts";
import { isApart, isWork, toField } from "../items/items.ts";
import { listPhrases } from "../words/phrase-places.ts";
import { take, takeAfter, takeBefore } from "../words/vocabulary.ts";
import { type SentenceWord, toWritten } from "../words/words.ts";
import type { ReadItems } from "./additions.ts";
import type { Findings } from "./findings.ts";

const EXPERTS: readonly SeniorityLevel[] = ["senior", "lead"];

const AGAINST = ["not", "except", "unneeded", "lack", "ours", "ownSubject"] as const;
const AGAINST_AFTER = ["unneededAfter", "notAfter"] as const;
/** Words between "not" or "our" and an expert: "don't need a big React". */
const MAX_AGAINST_WORDS = 8;

/** Whether a word before or after it says that none is needed, or that the client has one. */
function isAgainst(words: readonly SentenceWord[], at: number, end: number): boolean {
  if (AGAINST_AFTER.some((kind) => takeAfter(words, end, kind) > 0)) return true;
  for (
    let back = at;
    back > Math.max(0, at - MAX_AGAINST_WORDS) && !isEnd(words[back]);
    back -= 1
  ) {
    if (AGAINST.some((kind) => take(words, back - 1, kind) > 0)) return true;
  }
  return AGAINST.some((kind) => take(words, at, kind) > 0);
}

const isEnd = (word: SentenceWord | undefined) => word?.gap === "comma" || word?.gap === "stop";

/** Words of "strong" before who is good at a name: "a strong Java developer", but not "with strong SQL". */
function takeStrong({ items, words }: ReadItems, at: number): number {
  const length = take(words, at, "strong");
  // The list reads what was offered again.
  if (length === words.length) return length;
  const item = items.find((one) => one.at >= at + length);
  if (!item || !isWork(item) || item.at > at + length || isApart(words, item)) return 0;
  if (length > 1) return length;
  const isPerson = toField(item) === "role" || takeAfter(words, item.end, "person") > 0;
  return isPerson && takeBefore(words, at, "having") === 0 ? length : 0;
}

/**
 * Offers senior and lead for "a Kubernetes expert" and "with much experience" where neither a level nor years
 * are said: most clients mean who is good at it, some a level.
 */
export function offerExpert(
  findings: Findings,
  read: ReadItems & { people?: number },
  { seniority_level, experience_min, experience_max }: MemberFilter,
) {
  const { text, words, people = 1 } = read;
  const isLevelSaid = seniority_level ?? experience_min ?? experience_max;
  // "A Kafka expert and two testers"
  if (isLevelSaid !== undefined || people > 1) return;
  const found = [
    ...listPhrases(words, "expert").map((at) => ({ at, length: take(words, at, "expert") })),
    ...listPhrases(words, "strong").map((at) => ({ at, length: takeStrong(read, at) })),
  ];
  const meant = found.find(({ at, length }) => length > 0 && !isAgainst(words, at, at + length));
  if (!meant) return;
  findings.offer(toWritten(text, words, meant.at, meant.at + meant.length), [
    { seniority_level: [...EXPERTS] },
  ]);
}
