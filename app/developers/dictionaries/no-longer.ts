/**
 * "No longer" denies as "not" does: pairs of words, what the first becomes where the second is left out,
 * and before which words it stays, as "nicht mehr als 60" is a bound.
 */
export const NO_LONGER: readonly { pair: string; denial: string; unless?: string }[] = [
  { pair: "no longer", denial: "not", unless: "than" },
  { pair: "nicht mehr", denial: "nicht", unless: "als, wie" },
  { pair: "plus besoin", denial: "pas besoin" },
  { pair: "ya no", denial: "no" },
  { pair: "n'utilise plus", denial: "n'utilise pas", unless: "que, de" },
  { pair: "n'utilisons plus", denial: "n'utilisons pas", unless: "que, de" },
  { pair: "ne veut plus", denial: "ne veut pas", unless: "que, de" },
  { pair: "ne voulons plus", denial: "ne voulons pas", unless: "que, de" },
  { pair: "ne cherche plus", denial: "ne cherche pas", unless: "que, de" },
  { pair: "ne cherchons plus", denial: "ne cherchons pas", unless: "que, de" },
  { pair: "n'est plus", denial: "n'est pas", unless: "que, de" },
  { pair: "ne sont plus", denial: "ne sont pas", unless: "que, de" },
];
