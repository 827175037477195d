/**
 * "No longer" denies as "not" does: pairs of words, what the first becomes where the second is left out,
 * and before which words it stays, as "nicht mehr als 60" is a bound.
 */
export const NO_LONGER: readonly { pair: string; denial: string; unless?: string }[] = [
  { pair: "no longer", denial: "not", unless: "than" },
  { pair: "nicht mehr", denial: "nicht", unless: "als, wie" },
  { pair: "plus besoin", denial: "pas besoin" },
  { pair: "n'est plus", denial: "n'est pas", unless: "que, de" },
  { pair: "ne sont plus", denial: "ne sont pas", unless: "que, de" },
];
