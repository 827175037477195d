import type { MemberFilter } from "#contract/members/member-query.ts";
import type { SeniorityLevel } from "#contract/members/member-terms.ts";
import type { Role } from "#contract/members/role-terms.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import { PREFERRED_WORD } from "../dictionaries/preferred-word.ts";
import { ASKING_WORDS } from "../dictionaries/word-classes/verbs.ts";
import { findAlternatives } from "./choices/alternatives.ts";
import { rankLevelsOfOne, toChoices } from "./choices/choices.ts";
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
import { addItems, type ReadItems } from "./findings/additions.ts";
import { settleContradictions } from "./findings/contradictions.ts";
import { offerExpert } from "./findings/experts.ts";
import { Findings, type Unclear } from "./findings/findings.ts";
import { isAskedFor } from "./findings/offers.ts";
import { settleSums } from "./findings/sums.ts";
import { tidy, toRest } from "./findings/tidy.ts";
import { readHeadings, withoutHeadings } from "./items/headings.ts";
import { hasSign, type Item } from "./items/items.ts";
import { withoutOwnNames } from "./items/own-names.ts";
import { toProductRoles, withoutProducts } from "./items/products.ts";
import { toItems } from "./items/read-items.ts";
import { withoutSignature } from "./items/signatures.ts";
import { rankSkills } from "./items/skills.ts";
import { settleAnswers } from "./modes/answers.ts";
import { wantBoth } from "./modes/both.ts";
import { rankExisting } from "./modes/existing.ts";
import { toModes } from "./modes/modes.ts";
import { rankPassingRoles } from "./modes/passing-roles.ts";
import { rankStories } from "./modes/stories.ts";
import { widenOpenLevels } from "./names/levels.ts";
import type { NamedValue } from "./reading.ts";
import type { SentenceContext } from "./sentence-context.ts";
import { toReadWords } from "./spelling/read-words.ts";
import { take } from "./words/vocabulary.ts";
import { toWordSet } from "./words/word-set.ts";
import { type SentenceWord, toNameKey } from "./words/words.ts";

export type Sentence = {
  /** What is clear. */
  filter: MemberFilter;
  unclear: Unclear[];
  /** Everything else that members may have: it ranks them, and finds a person by name. */
  rest: string;
  /** What was understood and no filter says, such as "for 6 months". */
  ignored: string[];
  /** Technologies and positions that are asked for and no one has. */
  missing: string[];
  /** Places that are only welcome, by the names that `rest` has of them. */
  places?: ReadonlyMap<string, NamedValue>;
  /** Whether those with lower rates come first. */
  isCheap?: boolean;
  /** Whether those who are available sooner come first. */
  isSoon?: boolean;
  /** Names of what is nearest to it, which rank and were not written. */
  near?: readonly string[];
  /** How many people are needed: two of "2 x React". No filter says it, the request form does. */
  people?: number | undefined;
};

/** A text of usual words can still be a name: "Will". */
function toNameOfUsualWords(words: readonly SentenceWord[], isWord: (word: string) => boolean) {
  const isName = words.some(
    ({ key, text }, at) =>
      isWord(key) &&
      (words.length === 1 || text !== text.toLowerCase()) &&
      take(words, at, "person") === 0,
  );
  return isName ? words.map(({ text }) => text).join(" ") : "";
}

/** "Is Tomasz still available?" asks for Tomasz, whatever the answer is. */
function ignoreWeak(findings: Findings, { isWord }: SentenceContext) {
  const { filter, weak, rest, unclear } = findings;
  const isPerson = rest.length > 0 && rest.every((text) => isWord(toFolded(text)));
  if (!weak || !isPerson || Object.keys(filter).length + unclear.length > 0) return;
  findings.weak = undefined;
  findings.ignored.push(weak.text);
}

const ASKING = toWordSet(ASKING_WORDS);
const DATES: ReadonlySet<string> = new Set(["available", "available_by"]);

/** "Is Marta available next month?" asks for Marta: who is free then is another one. */
function ignoreDates(findings: Findings, words: readonly SentenceWord[], context: SentenceContext) {
  const { filter, rest, unclear, dates } = findings;
  const isPerson = rest.length > 0 && rest.every((text) => context.isWord(toFolded(text)));
  const isAsked = ASKING.has(words[0]?.key ?? "") && isPerson && unclear.length === 0;
  if (!isAsked || dates.length === 0 || Object.keys(filter).some((key) => !DATES.has(key))) return;
  findings.filter = {};
  findings.ignored.push(...dates);
}

/** What is nearest to what no one has ranks, unless it is asked for, or something like it. */
function listNear(findings: Findings, filter: MemberFilter, { dictionary }: SentenceContext) {
  const { technology = [], technology_any = [], technology_not = [], role } = filter;
  const named: readonly (string | number)[] = [...technology, ...technology_any, ...technology_not];
  return [...findings.near].flatMap((name) => {
    const [meaning] = dictionary.names.get(toNameKey(name)) ?? [];
    const isKnown =
      meaning?.field === "role" ? (role ?? named[0]) : named.includes(meaning?.value ?? "");
    return !meaning || isKnown ? [] : [`${PREFERRED_WORD} ${name}`];
  });
}

const isOr = (item: Item | undefined) => hasSign(item, "or");
const isLead = (item: Item) =>
  item.kind === "name" && item.name.values.some(({ value }) => value === "tech-lead");

/** "Tech lead, back-end" is one person: a lead who does back-end work. */
function withLeadLevel(filter: MemberFilter, people = 1): MemberFilter {
  const { role = [], seniority_level = [] } = filter;
  const isLead = role.includes("tech-lead") && !role.includes("architect");
  if (people > 1 || role.length < 2 || !isLead) return filter;
  const levels = new Set<SeniorityLevel>([...seniority_level, "lead"]);
  const others = role.filter((one) => one !== "tech-lead");
  return { ...filter, role: others, seniority_level: [...levels] };
}

/** The parts of a sentence, how many people it asks for, and their roles that are not written. */
type SentenceItems = ReadItems & { people?: number; roles: readonly Role[] };

/** The parts of a sentence with what is said of them, and how many people it asks for. */
function toReadItems(text: string, context: SentenceContext): SentenceItems {
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

/** The filter that was found, and what only ranks beside it. */
function toFilter(
  findings: Findings,
  { items, words, choices, people }: ReadItems & { people?: number },
  context: SentenceContext,
): MemberFilter {
  // "Tech lead or back-end developer" is either of them.
  const isEither = items.some(
    (item, at) =>
      isLead(item) && choices.has(at) && [at - 1, at + 1].some((one) => isOr(items[one])),
  );
  const tidied = tidy(findings);
  const levelled = isEither ? tidied : withLeadLevel(tidied, people);
  const read = widenOpenLevels(levelled, words);
  const products =
    read.seniority_level || findings.missing.length > 0 ? [] : toProductRoles(items, words, read);
  const filter = products.length > 0 ? { ...read, role: products } : read;
  findings.rest.push(...listNear(findings, filter, context));
  const isLevelSaid = filter.seniority_level ?? filter.experience_min;
  if (isLevelSaid === undefined) {
    findings.rest.push(...findings.likely.map((level) => `${PREFERRED_WORD} ${level}`));
  }
  return filter;
}

/**
 * Reads a sentence as filters: "senior React, under 60, four hours with New York, no juniors". What can
 * mean several is not guessed, what is denied is never asked for, and unknown words remain as text.
 * Linear in the text.
 */
export function readSentence(text: string, context: SentenceContext): Sentence {
  const read = toReadItems(text, context);
  const findings = new Findings();
  addItems(findings, read, context);
  if (read.roles.length > 0) findings.add({ role: [...read.roles] });
  // "Senior, no, senior or lead" asks for it all the same.
  for (const [key, text] of findings.dropped) {
    if (!findings.wanted.has(key)) findings.ignored.push(text);
  }
  settleContradictions(findings);
  settleSums(findings);
  ignoreWeak(findings, context);
  ignoreDates(findings, read.words, context);
  const filter = toFilter(findings, read, context);
  offerExpert(findings, read, filter);
  const { rest, ignored, missing } = findings;
  // There is one order.
  const isSoon = findings.soon.length > 0 && rest.length === 0 && !findings.isCheap;
  if (!isSoon) for (const { text, filters } of findings.soon) findings.offer(text, filters);
  const unclear = findings.unclear.filter((one) => !isAskedFor(one, filter, context));
  const words =
    Number(findings.isCheap || isSoon) +
    rest.length +
    unclear.length +
    ignored.length +
    missing.length;
  const isEmpty = Object.keys(filter).length + words === 0;
  const others = toRest(rest, findings);
  return {
    filter,
    ignored,
    isCheap: findings.isCheap,
    isSoon,
    missing: [...new Set(missing)],
    ...(findings.near.size > 0 && { near: [...findings.near] }),
    people: read.people,
    places: findings.places,
    rest: isEmpty ? toNameOfUsualWords(read.words, context.isWord) : others,
    unclear: unclear.map(({ index, ...one }) => ({
      ...one,
      rest: one.isText ? toRest(rest.toSpliced(index, 1), findings) : others,
    })),
  };
}
