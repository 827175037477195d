import {
  COMPOUND_CONTINENTS,
  REGION_DIRECTIONS,
  SHARED_CONTINENTS,
} from "../../dictionaries/shared-regions.ts";
import { take } from "../words/vocabulary.ts";
import { type SentenceWord, toCorrected, toNameKey } from "../words/words.ts";

const toSet = (names: string) => new Set(names.split(",").map(toNameKey));
const directions = toSet(REGION_DIRECTIONS);
const continents = toSet(SHARED_CONTINENTS);
const compounds = [...toSet(COMPOUND_CONTINENTS)];

/** The continent of a direction: "Europe" of "northern Europe", "europa" of "Osteuropa". */
function findContinent(words: readonly SentenceWord[], at: number): string | undefined {
  const { key = "" } = words[at] ?? {};
  if (directions.has(key)) {
    const next = words[at + 1]?.key ?? "";
    return continents.has(next) ? next : undefined;
  }
  return compounds.find((end) => key.endsWith(end) && directions.has(key.slice(0, -end.length)));
}

/** Directions with the continent that is said after the last of them: "Central or northern Europe". */
export function readSharedRegions(words: readonly SentenceWord[]): readonly SentenceWord[] {
  if (!words.some(({ key }) => directions.has(key))) return words;
  return words.flatMap((word, at) => {
    const join = directions.has(word.key)
      ? take(words, at + 1, "or") || take(words, at + 1, "and")
      : 0;
    const continent = join > 0 ? findContinent(words, at + 1 + join) : undefined;
    if (continent === undefined) return word;
    if (!continents.has(continent)) return toCorrected(word, word.key + continent);
    return [word, { ...toCorrected(word, continent), gap: "space" as const }];
  });
}
