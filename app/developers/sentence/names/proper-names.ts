import { PROPER_NAMES } from "../../dictionaries/proper-names.ts";
import { toNameKey } from "../words/words.ts";

const properNames = new Map(
  PROPER_NAMES.split(",").map((name) => [toNameKey(name), name.trim()] as const),
);

const toCapitalized = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A name of a dictionary as it is written: "gitlab" is GitLab, "word press" is WordPress. */
export function toProperName(name: string, field: "technology" | "role"): string {
  const whole = properNames.get(toNameKey(name));
  if (whole !== undefined) return whole;
  const toWord = field === "technology" ? toCapitalized : (word: string) => word;
  return name
    .split(/\s+/)
    .map((word) => properNames.get(toNameKey(word)) ?? toWord(word))
    .join(" ");
}
