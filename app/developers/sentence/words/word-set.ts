import { toNameKey } from "./words.ts";

/** The keys of single words. @param list words, separated by commas */
export const toWordSet = (list: string): ReadonlySet<string> =>
  new Set(list.split(",").map(toNameKey));
