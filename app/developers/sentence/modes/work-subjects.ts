import type { Role } from "#contract/members/role-terms.ts";
import { TEAM_WORDS } from "../../dictionaries/word-classes/nouns.ts";
import { FOR_WORDS, OF_TEAM } from "../../dictionaries/word-classes/prepositions.ts";
import { OUR_TEAM } from "../../dictionaries/word-classes/pronouns.ts";
import { type Item, isApart, isJoin, MAX_LIST } from "../items/items.ts";
import { HEAD_ROLES, isBesideOthers } from "../items/skills.ts";
import { toWordSet } from "../words/word-set.ts";
import type { SentenceWord } from "../words/words.ts";

const FOR = toWordSet(FOR_WORDS);

const PLATFORMS: ReadonlySet<string> = new Set(["mobile", "ios", "android"] satisfies Role[]);

/** What is tested or designed: a platform, or an app before it. */
const isSubject = (item: Item | undefined): boolean =>
  item?.kind === "name"
    ? item.name.values.every(({ value }) => PLATFORMS.has(value))
    : isSubjectPart(item);
const isSubjectPart = (item: Item | undefined): boolean =>
  item?.kind === "name"
    ? isSubject(item)
    : (item?.kind === "filler" && item.product !== undefined) || isJoin(item);

/** "Designer for mobile app": what is designed, tested or secured is no other role. */
export function isForWork(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  // "Tester for an app, iOS + Android"
  let first = index;
  while (index - first < MAX_LIST && isSubject(items[first]) && isSubjectPart(items[first - 1])) {
    first -= 1;
  }
  const [head, link, item] = [items[first - 2], items[first - 1], items[first]];
  const isFor = link?.kind === "filler" && FOR.has(words[link.at]?.key ?? "");
  const isHead = head?.kind === "name" && head.name.values.length === 1 && isHeadRole(head);
  return isFor && isHead && !isApart(words, item) && !isApart(words, link);
}

const isHeadRole = (head: Item & { kind: "name" }) =>
  head.name.values.every(({ value }) => HEAD_ROLES.includes(value));

const TEAMS = toWordSet(TEAM_WORDS);
const OUR = toWordSet(OUR_TEAM);
const OF = toWordSet(OF_TEAM);

/**
 * "Reinforcement of the mobile team: a Kotlin developer", "notre équipe mobile": the team that they join,
 * where what they know or do is said, too.
 */
export function isOurTeam(
  items: readonly Item[],
  index: number,
  words: readonly SentenceWord[],
): boolean {
  const { at = 0, end = 0 } = items[index] ?? {};
  if (!isBesideOthers(items, index)) return false;
  const isTeam =
    TEAMS.has(words[end - 1]?.key ?? "") ||
    (TEAMS.has(words[end]?.key ?? "") && words[end]?.gap !== "comma");
  if (isTeam) {
    // "Unlike us, the embedded team knows C"
    const the = words[at - 1]?.key === "the" && words[at - 2]?.key === "of" ? 1 : 0;
    return OUR.has(words[at - the - 1]?.key ?? "");
  }
  const link = OF.has(words[at - 1]?.key ?? "") ? 1 : 0;
  const isAfter = TEAMS.has(words[at - link - 1]?.key ?? "") && words[at]?.gap === "space";
  return isAfter && OUR.has(words[at - link - 2]?.key ?? "");
}
