import { toShortDate } from "./desk-time.ts";

type Person = { name: string; away_until?: string | null };

/** `away until 18 Dec`; empty for a person who is here. */
export const toAwayText = ({ away_until }: Person): string =>
  away_until ? `away until ${toShortDate(away_until)}` : "";

/** A colleague in a sentence: `Mari Lepik (away until 18 Dec)`. */
export const toNamedText = (person: Person): string =>
  person.away_until ? `${person.name} (${toAwayText(person)})` : person.name;

/** A person in a list to choose from: `Mari Lepik, away until 18 Dec`. */
export const toPersonText = (person: Person): string =>
  person.away_until ? `${person.name}, ${toAwayText(person)}` : person.name;
