import {
  COLLECTIVES,
  OWN_WORKERS,
  TEAM_WORKS,
  WORKERS,
} from "#app/developers/dictionaries/other-people.ts";
import { WHO_WORDS } from "#app/developers/dictionaries/word-classes/pronouns.ts";
import { takePhrase, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { take } from "#app/developers/sentence/words/vocabulary.ts";
import { toWordSet } from "#app/developers/sentence/words/word-set.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { isApart } from "./beside-person.ts";

const collectives = toWordSet(COLLECTIVES);
const workers = toPhrases(WORKERS);
const ownWorkers = toWordSet(OWN_WORKERS);
const works = toPhrases(TEAM_WORKS);
const who = toWordSet(WHO_WORDS);

/** Words of a clause up to the team, and from it to what it does: "the data science", "web de Lille". */
const MAX_BESIDE_TEAM = 4;

/**
 * The verb that says what a team or people work with, in the clause that begins at a word: "the web team uses".
 */
export function findTeamWork(words: readonly SentenceWord[], at: number): number | undefined {
  const first = at + take(words, at, "and");
  const plain = takePhrase(words, first, workers);
  if (plain > 0 && takePhrase(words, first + plain, works) > 0) return first + plain;
  // "Our 25 product engineers write"
  const isOurs = take(words, first, "ours") > 0;
  for (let index = first; index <= first + MAX_BESIDE_TEAM; index += 1) {
    if (index > first && isApart(words[index])) return undefined;
    const key = words[index]?.key ?? "";
    if (!collectives.has(key) && !(isOurs && ownWorkers.has(key))) continue;
    const last = index + MAX_BESIDE_TEAM;
    for (let verb = index + 1; verb <= last && !isApart(words[verb]); verb += 1) {
      if (who.has(words[verb]?.key ?? "")) return undefined;
      if (takePhrase(words, verb, works) > 0) return verb;
    }
    return undefined;
  }
  return undefined;
}
