import { ALSO_WORDS } from "#app/developers/dictionaries/ordinary-words.ts";
import { takePhrase, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { take } from "#app/developers/sentence/words/vocabulary.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";
import { MAX_TECHNOLOGIES } from "#contract/clients/find-request-terms.ts";
import type { DescriptionReading } from "#contract/clients/job-description.ts";
import type { DescriptionParts } from "./description-parts.ts";

const alsoWords = toPhrases(ALSO_WORDS);
const isUpperCase = (word: SentenceWord | undefined) => /^\p{Lu}/u.test(word?.text ?? "");

/** Whether a sentence has words in upper case besides its first one. */
function isCased(words: readonly SentenceWord[], at: number): boolean {
  for (const step of [-1, 1]) {
    for (
      let index = at + step;
      index >= 0 && Math.abs(index - at) <= MAX_LOOKED_AT;
      index += step
    ) {
      const word = words[index];
      if (!word || (step > 0 && word.gap === "stop")) break;
      if (word.gap === "stop" || index === 0) break;
      if (isUpperCase(word)) return true;
    }
  }
  return false;
}
const MAX_LOOKED_AT = 30;

/** Whether a word such as "Go" is meant as the name: in upper case where no sentence begins. */
function isMeantAsName(words: readonly SentenceWord[], at: number, length: number): boolean {
  const word = words[at];
  if (!word || length > 1 || takePhrase(words, at, alsoWords) === 0) return true;
  if (word.key.length === 1) return false;
  if (!isUpperCase(word)) return !isCased(words, at);
  const next = words[at + 1];
  const isBeginning = at === 0 || word.gap === "stop" || word.gap === "comma";
  const isEnd = next === undefined || next.gap === "comma" || next.gap === "stop";
  if (!isBeginning || isEnd || take(words, at + 1, "person") > 0) return true;
  return /^[\p{Lu}\d]/u.test(next.text) || take(words, at + 1, "and") > 0;
}

/** Technologies in the order in which they are named: required ones, ruled out ones, all others. */
export function readTechnologies({
  words,
  parts,
}: DescriptionParts): Pick<DescriptionReading, "technologies" | "others" | "excluded"> {
  /** How each was written last. */
  const required = new Map<string, string>();
  const excluded = new Map<string, string>();
  const others = new Set<string>();
  for (const { item, mode, isChoice } of parts) {
    if (item.kind !== "name") continue;
    const named = item.name.values.find(
      ({ field, isAbsent }) => field === "technology" && !isAbsent,
    );
    if (!named) continue;
    const isSure =
      mode === "want" && !isChoice && isMeantAsName(words, item.at, item.end - item.at);
    const key = words
      .slice(item.name.at, item.name.end)
      .map((word) => word.key)
      .join("");
    if (mode === "not") excluded.set(named.value, key);
    else if (isSure) required.set(named.value, key);
    else others.add(named.value);
  }
  // "Angular, and only AngularJS is not enough" asks for Angular.
  for (const [slug, key] of excluded)
    if ((required.get(slug) ?? key) !== key) excluded.delete(slug);
  const technologies = [...required.keys()]
    .filter((slug) => !excluded.has(slug))
    .slice(0, MAX_TECHNOLOGIES);
  return {
    technologies,
    others: [...new Set([...required.keys(), ...others])].filter(
      (slug) => !technologies.includes(slug) && !excluded.has(slug),
    ),
    excluded: [...excluded.keys()],
  };
}
