import type { MemberFilter } from "#contract/members/member-query.ts";
import { toFolded } from "#platform/text/fold-text.ts";
import { ASKING_WORDS } from "../dictionaries/word-classes/verbs.ts";
import { addItems } from "./findings/additions.ts";
import { settleContradictions } from "./findings/contradictions.ts";
import { offerExpert } from "./findings/experts.ts";
import { Findings, type Unclear } from "./findings/findings.ts";
import { isAskedFor } from "./findings/offers.ts";
import { settleSums } from "./findings/sums.ts";
import { toRest } from "./findings/tidy.ts";
import type { NamedValue } from "./reading.ts";
import type { SentenceContext } from "./sentence-context.ts";
import { toFilter } from "./sentence-filter.ts";
import { toReadItems } from "./sentence-items.ts";
import { take } from "./words/vocabulary.ts";
import { toWordSet } from "./words/word-set.ts";
import type { SentenceWord } from "./words/words.ts";

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
