import { SKILL_NAMES } from "../dictionaries/roles.ts";
import { takePhrase, toPhrases } from "./phrases.ts";
import type { Mode } from "./reading.ts";
import { type Item, toField } from "./sentence-items.ts";
import type { SentenceWord } from "./sentence-words.ts";

const skills = toPhrases(SKILL_NAMES);

/**
 * Makes what people know rank where another role is asked for: the SQL of a data analyst is no
 * database administrator.
 */
export function rankSkills(items: readonly Item[], modes: Mode[], words: readonly SentenceWord[]) {
  const roles = items.flatMap((item, index) =>
    item.kind === "name" && toField(item) === "role" && modes[index] === "want"
      ? [{ index, values: item.name.values.map(({ value }) => value), item }]
      : [],
  );
  const isSkill = (item: Item) => takePhrase(words, item.at, skills) === item.end - item.at;
  const asked = roles.filter(({ item }) => !isSkill(item));
  const askedValues = new Set(asked.flatMap(({ values }) => values));
  if (asked.length === 0) return;
  for (const { index, values, item } of roles) {
    if (isSkill(item) && !values.some((value) => askedValues.has(value))) modes[index] = "soft";
  }
}
