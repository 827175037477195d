import { randomInt } from "node:crypto";

/**
 * Without 0 O, 1 I L, 2 Z, 5 S, 8 B and U V, which are confused when read aloud or copied by hand,
 * and without A E, so that no word appears by chance.
 */
const ALPHABET = "34679CDFGHJKMNPQRTWXY";
const LENGTH = 6;

/**
 * A short name like `OG-7K3M9Q`, one of 85 million; a unique constraint decides a collision.
 * @param prefix capital letters of the agency: `OG`
 */
export function createReference(prefix: string): string {
  const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${prefix}-${characters.join("")}`;
}

/**
 * A reference as people type it: any case, with or without the hyphen, spaces around. Without the
 * prefix it stays without, because earlier prefixes of the agency remain valid.
 */
export function parseReference(input: string): string {
  return input
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{2,5})[-\s]?([0-9A-Z]{6})$/, "$1-$2");
}
