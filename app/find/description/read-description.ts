import { type Dictionary, findName } from "#app/developers/sentence/read-sentence.ts";
import { readAmount, takePhrase } from "#app/developers/sentence/sentence-amounts.ts";
import { toNumber } from "#app/developers/sentence/sentence-dates.ts";
import { type SentenceWord, toSentenceWords } from "#app/developers/sentence/sentence-words.ts";
import { MAX_DEVELOPERS, MAX_RATE, MAX_TECHNOLOGIES } from "#contract/find-request-terms.ts";
import type { DescriptionReading } from "#contract/job-description.ts";
import { readProjectTerms } from "./read-project-terms.ts";

/** Technologies whose names are words of their own: "go to market", "react to incidents". */
const ALSO_WORDS = new Set(
  "access angular backbone bash basic c chef crystal d dart elixir ember excel express flask flow flutter gatsby go hack julia make nest next office phoenix play puppet python r rails react remix ruby rust salesforce scratch slack spark spring swift unity unreal word".split(
    " ",
  ),
);

/** What is named beside these words is not required. */
const OPTIONAL =
  /\b(?:nice[- ]to[- ]haves?|bonus|optional(?:ly)?|(?:a|big|huge) plus|advantage(?:ous)?|preferabl[ey]|preferred|ideally|(?:not|no .{0,40}) (?:required|needed|necessary))\b/i;
/** A line that the lines below it belong to. */
const HEADING = /^\s*#|:\s*$/;

const ROLES = new Set(
  "developer developers engineer engineers programmer programmers dev devs coder coders architect architects".split(
    " ",
  ),
);
const MAX_BEFORE_ROLE = 4;
const LEVEL_LABELS = ["level", "seniority", "experience level", "seniority level"];
const SEEKING = [
  "need",
  "needs",
  "hire",
  "hiring",
  "seeking",
  "want",
  "add",
  "find",
  "looking for",
  "look for",
  "searching for",
  "search for",
];
const OF_AN_HOUR = new Set(["h", "hr", "hour", "hourly"]);

type Line = { words: SentenceWord[]; isOptional: boolean };

function toLines(text: string): Line[] {
  let isUnderOptional = false;
  return text.split("\n").map((line) => {
    const isNamed = OPTIONAL.test(line);
    if (HEADING.test(line)) isUnderOptional = isNamed;
    return { words: toSentenceWords(line), isOptional: isNamed || isUnderOptional };
  });
}

/** Whether a word such as "Go" is meant as the name: in upper case where no sentence begins. */
function isMeantAsName(words: readonly SentenceWord[], at: number, length: number): boolean {
  const word = words[at] as SentenceWord;
  if (length > 1 || !ALSO_WORDS.has(word.key)) return true;
  if (word.key.length === 1 || !/^\p{Lu}/u.test(word.text)) return false;
  const next = words[at + 1];
  const isBeginning = at === 0 || word.isApart;
  if (!isBeginning || next === undefined || next.isApart || ROLES.has(next.key)) return true;
  return /^[\p{Lu}\d]/u.test(next.text);
}

/** Technologies in the order in which they are named: those that are required, and all others. */
function readTechnologies(lines: readonly Line[], dictionary: Dictionary) {
  const required = new Set<string>();
  const others = new Set<string>();
  for (const { words, isOptional } of lines) {
    let at = 0;
    while (at < words.length) {
      const found = findName(words, at, dictionary);
      const named = found?.values.find(({ field }) => field === "technology");
      if (found && named) {
        const isSure = !isOptional && isMeantAsName(words, at, found.length);
        (isSure ? required : others).add(named.value);
      }
      at += found?.length ?? 1;
    }
  }
  const technologies = [...required].slice(0, MAX_TECHNOLOGIES);
  return {
    technologies,
    others: [...new Set([...required, ...others])].filter((slug) => !technologies.includes(slug)),
  };
}

/** Whether a developer is what the words from one on describe: "senior backend engineer". */
function isBeforeRole(words: readonly SentenceWord[], at: number): boolean {
  for (let index = at; index <= at + MAX_BEFORE_ROLE; index += 1) {
    const word = words[index];
    if (!word || (index > at && word.isApart)) return false;
    if (ROLES.has(word.key)) return true;
  }
  return false;
}

/** Levels of the first line that names one. */
function readLevels(lines: readonly Line[], dictionary: Dictionary): string[] {
  for (const { words } of lines) {
    const levels = words.flatMap((_, at) => {
      const found = findName(words, at, dictionary);
      const level = found?.values.find(({ field }) => field === "seniority_level");
      if (!found || !level) return [];
      const isLabelled = [1, 2].some(
        (length) => at >= length && takePhrase(words, at - length, LEVEL_LABELS) === length,
      );
      const isLast = at + found.length === words.length && at > 0;
      return isLabelled || isLast || isBeforeRole(words, at + found.length) ? [level.value] : [];
    });
    if (levels.length > 0) return [...new Set(levels)];
  }
  return [];
}

/** "looking for two React developers", or "2 React developers" as a line. */
function readCount(lines: readonly Line[]): number | undefined {
  for (const { words } of lines) {
    for (let at = 0; at < words.length; at += 1) {
      const verb = takePhrase(words, at, SEEKING);
      if (verb === 0 && at > 0) continue;
      const count = toNumber(words[at + verb]);
      const isCount = count !== undefined && Number.isInteger(count) && count <= MAX_DEVELOPERS;
      if (isCount && count >= 1 && isBeforeRole(words, at + verb + 1)) return count;
    }
  }
  return undefined;
}

/** Upper bounds of rates an hour. */
function readRates(lines: readonly Line[]): number[] {
  const rates = lines.flatMap(({ words }) =>
    words.flatMap((_, at) => {
      const reading = readAmount(words, at);
      const rate = reading?.filters[0]?.rate_max;
      if (!reading || rate === undefined || rate < 1 || rate > MAX_RATE) return [];
      const isHourly =
        words.slice(at, at + reading.length).some(({ key }) => OF_AN_HOUR.has(key)) ||
        words.slice(Math.max(0, at - 2), at).some(({ key }) => key === "rate" || key === "hourly");
      return isHourly ? [rate] : [];
    }),
  );
  return [...new Set(rates)];
}

/**
 * Reads a job description as answers of the find form. Only what it says in usual words is taken:
 * what is optional or can mean several is listed apart, everything else is left to the client.
 * Linear in the text.
 */
export function readDescription(text: string, dictionary: Dictionary): DescriptionReading {
  const lines = toLines(text);
  const levels = readLevels(lines, dictionary);
  const rates = readRates(lines);
  const [level = ""] = levels;
  const [rate] = rates;
  return {
    ...readTechnologies(lines, dictionary),
    number_of_developers: readCount(lines),
    seniority_level: levels.length === 1 ? level : "",
    max_rate: rates.length === 1 ? rate : undefined,
    ...readProjectTerms(text),
    unclear: {
      levels: levels.length > 1 ? levels : [],
      rates: rates.length > 1 ? rates : [],
    },
  };
}
