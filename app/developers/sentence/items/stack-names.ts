import { ALTERNATIVES } from "../../dictionaries/stacks.ts";

const alternatives = ALTERNATIVES.map(
  (list) => new Set(list.split(",").map((name) => name.trim())),
);

/** Whether two technologies are in place of each other. */
export const areAlternatives = (one: string, other: string) =>
  one !== other && alternatives.some((list) => list.has(one) && list.has(other));

export const hasAlternatives = (name: string) => alternatives.some((list) => list.has(name));
