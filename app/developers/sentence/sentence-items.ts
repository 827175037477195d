import type { Role } from "#contract/members/role-terms.ts";
import { findAlternatives } from "./choices/alternatives.ts";
import { rankLevelsOfOne } from "./choices/choice-levels.ts";
import { toChoices } from "./choices/choices.ts";
import { findFallbacks, offerAlsoFine } from "./choices/fallbacks.ts";
import { keepFirstOfSeveral } from "./choices/first-of-several.ts";
import { countPeople } from "./choices/people.ts";
import {
  dropLimits,
  narrowToBrackets,
  rankPartsOfRegions,
  widenToRegions,
} from "./choices/regions.ts";
import {
  alignIndustries,
  relaxIndustries,
  relaxLevels,
  wantEitherLevel,
} from "./choices/relaxed-names.ts";
import { splitPeople } from "./choices/several.ts";
import type { ReadItems } from "./findings/additions.ts";
import { readHeadings, withoutHeadings } from "./items/headings.ts";
import { withoutOwnNames } from "./items/own-names.ts";
import { withoutProducts } from "./items/products.ts";
import { toItems } from "./items/read-items.ts";
import { withoutSignature } from "./items/signatures.ts";
import { rankSkills } from "./items/skills.ts";
import { settleAnswers } from "./modes/answers.ts";
import { wantBoth } from "./modes/both.ts";
import { rankExisting } from "./modes/existing.ts";
import { toModes } from "./modes/modes.ts";
import { rankPassingRoles } from "./modes/passing-roles.ts";
import { rankStories } from "./modes/stories.ts";
import type { SentenceContext } from "./sentence-context.ts";
import { toReadWords } from "./spelling/read-words.ts";

/** The parts of a sentence, how many people it asks for, and their roles that are not written. */
type SentenceItems = ReadItems & { people?: number; roles: readonly Role[] };

/** The parts of a sentence with what is said of them, and how many people it asks for. */
export function toReadItems(text: string, context: SentenceContext): SentenceItems {
  const words = toReadWords(text, context);
  const letter = withoutSignature(toItems(words, context), words);
  const named = withoutProducts(withoutOwnNames(letter, words), words);
  const items = withoutHeadings(named, words);
  const modes = toModes(items, words);
  readHeadings(items, modes, words);
  settleAnswers(items, modes, words);
  keepFirstOfSeveral(items, modes, words);
  rankStories(items, modes, words);
  rankExisting(items, modes, words);
  wantBoth(items, modes, words);
  wantEitherLevel(items, modes);
  relaxLevels(items, modes);
  relaxIndustries(items, modes);
  alignIndustries(items, modes);
  widenToRegions(items, modes, words);
  dropLimits(items, modes);
  narrowToBrackets(items, modes, words);
  const fallbacks = findFallbacks(items, modes, words);
  const { choices: alternatives, first } = findAlternatives(items, modes, words);
  offerAlsoFine(items, modes, { words, fallbacks: fallbacks.choices.flat() });
  const preferred = new Set([...first, ...fallbacks.first]);
  rankSkills(items, modes, words);
  rankPassingRoles(items, modes, words);
  rankLevelsOfOne(items, modes, words);
  const people = countPeople(items, modes, words);
  const { choice, roles } = splitPeople(items, modes, { words, people: people ?? 1 });
  const choices = toChoices(items, modes, words, {
    choices: [choice, ...fallbacks.choices, ...alternatives],
  });
  rankPartsOfRegions(items, modes, choices);
  return { text, words, items, modes, choices, preferred, roles, ...(people && { people }) };
}
