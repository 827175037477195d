import { AMBIGUOUS_POSITIONS, POSITIONS } from "../../dictionaries/positions.ts";
import {
  AMBIGUOUS_RARE_TECHNOLOGIES,
  RARE_TECHNOLOGIES,
} from "../../dictionaries/rare-technologies.ts";
import {
  AMBIGUOUS_TECHNOLOGIES,
  type KnownTechnologies,
  TECHNOLOGIES,
} from "../../dictionaries/technologies.ts";
import type { NamedValue } from "../reading.ts";
import { toKeys } from "../words/words.ts";
import { toProperName } from "./proper-names.ts";

export type Name = { name: string; meaning: NamedValue };

/** "Platform engineer" is "platform engineers", too. */
const PEOPLE_NAME = /(?:er|or|ist|ect|yst|min|ert|ant|lead)$/;
export const withPlural = (name: string) =>
  PEOPLE_NAME.test(name.trim()) ? [name, `${name.trim()}s`] : [name];

/** What the site may lack. */
const toAbsent = (
  field: "technology" | "role",
  known: readonly KnownTechnologies[],
  isAmbiguous = false,
): Name[] =>
  known.flatMap(({ near, names }) =>
    names.split(",").flatMap((name) => {
      const value = toProperName(name.trim(), field);
      const meaning: NamedValue = { field, value, isAbsent: true, isAmbiguous, near };
      return (field === "role" ? withPlural(name) : [name]).map((one) => ({ name: one, meaning }));
    }),
  );

const RARE_NAMES: readonly Name[] = [
  ...toAbsent("technology", RARE_TECHNOLOGIES),
  ...toAbsent("technology", AMBIGUOUS_RARE_TECHNOLOGIES, true),
];
/** Those that misspelt words are not compared with. */
const UNCOMPARED_NAMES: ReadonlySet<Name> = new Set(RARE_NAMES);

const ABSENT_NAMES: readonly Name[] = [
  ...toAbsent("technology", TECHNOLOGIES),
  ...toAbsent("technology", AMBIGUOUS_TECHNOLOGIES, true),
  ...RARE_NAMES,
  ...toAbsent("role", POSITIONS),
  ...toAbsent("role", AMBIGUOUS_POSITIONS, true),
];

/** Shorter words are one slip away from too many others. */
const MIN_COMPARED = 6;

/** Adds what is known and not on the site. What the site calls so has precedence. */
export function addAbsent({
  names,
  places,
  words,
}: {
  names: ReadonlyMap<string, readonly NamedValue[]>;
  places: Map<string, NamedValue[]>;
  words: Set<string>;
}) {
  // "AWS Lambda" is AWS, with a word more; "three.js" is no JavaScript.
  const isKnown = (key: string) =>
    names.get(key)?.some(({ field }) => field === "technology") === true;
  const hasKnown = (keys: readonly string[]) =>
    keys.some(
      (key, at) =>
        (isKnown(key) && !(key === "js" && at > 0)) || isKnown(keys.slice(0, at + 1).join("")),
    );
  for (const absent of ABSENT_NAMES) {
    const { name, meaning } = absent;
    const keys = toKeys(name);
    const spaced = keys.join(" ");
    const isTechnology = meaning.field === "technology";
    if (names.has(keys.join("")) || places.has(spaced) || (isTechnology && hasKnown(keys)))
      continue;
    // With spaces: "8k, 6 months" has no "k6".
    places.set(spaced, [meaning]);
    if (!isTechnology || meaning.isAmbiguous || UNCOMPARED_NAMES.has(absent)) continue;
    for (const key of keys) if (key.length >= MIN_COMPARED) words.add(key);
  }
}
