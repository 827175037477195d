import { BILINGUAL, BILINGUAL_WITH } from "../../dictionaries/languages.ts";
import { type Dictionary, findName } from "../names/find-name.ts";
import { type SentenceWord, toCorrected, toNameKey } from "../words/words.ts";

const bilingual = new Set(BILINGUAL.split(",").map(toNameKey));
/** The language in which a name of another one is written. */
const ownLanguages = new Map(
  Object.entries(BILINGUAL_WITH).flatMap(([own, names]) =>
    names.split(",").map((name) => [toNameKey(name), own] as const),
  ),
);

/** Words between "bilingual" and the language or the sign: "in French". */
const MAX_BETWEEN = 3;

const isLanguage = (words: readonly SentenceWord[], at: number, dictionary: Dictionary) =>
  findName(words, at, dictionary)?.values.some(({ field }) => field === "language") === true;

/** Who is "bilingual English/French" speaks both, as does who is "bilingue anglais" where the text is French. */
export function readBilingual(
  words: readonly SentenceWord[],
  dictionary: Dictionary,
): readonly SentenceWord[] {
  const said = words.findIndex(({ key }) => bilingual.has(key));
  if (said < 0) return words;
  const isNear = (at: number) => at > said && at - said <= MAX_BETWEEN;
  const joined = words.map((word, at) =>
    word.key === "/" && isNear(at) ? { ...word, key: "and" } : word,
  );
  const named = joined.findIndex(({ key }, at) => isNear(at) && ownLanguages.has(key));
  const word = joined[named];
  const own = ownLanguages.get(word?.key ?? "");
  const isOne = joined.every((_, at) => at === named || !isLanguage(joined, at, dictionary));
  if (!word || own === undefined || !isOne) return joined;
  const before = [own, "and"].map((key) => toCorrected(word, key));
  return [
    ...joined.slice(0, named),
    ...before,
    { ...word, gap: "space" },
    ...joined.slice(named + 1),
  ];
}
