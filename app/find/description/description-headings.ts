import {
  ABOUT,
  CLIENT_SECTIONS,
  EXCLUDED_HEADINGS,
  HEADINGS,
  REQUIRED_SECTIONS,
  UNFIT_HEADINGS,
} from "#app/developers/dictionaries/headings.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import { type Phrases, takePhrase, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { isDigit, take } from "#app/developers/sentence/words/vocabulary.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";

/** What a heading says of what is below or after it. */
export type Heading = {
  mode: Mode;
  /** What it is of; a section ends with the next heading, another list with its last line. */
  section?: "client" | "required" | "welcome";
};

const WELCOME: Heading = { mode: "soft", section: "welcome" };

const KINDS: readonly { heading: Heading; phrases: Phrases }[] = [
  { heading: { mode: "not" }, phrases: toPhrases(EXCLUDED_HEADINGS) },
  // What rules a person out is no technology: "You only know React".
  { heading: { mode: "doubt" }, phrases: toPhrases(UNFIT_HEADINGS) },
  { heading: { mode: "unneeded" }, phrases: toPhrases(HEADINGS.unneeded) },
  { heading: WELCOME, phrases: toPhrases(HEADINGS.welcome) },
  { heading: { mode: "want", section: "client" }, phrases: toPhrases(CLIENT_SECTIONS) },
  { heading: { mode: "want", section: "required" }, phrases: toPhrases(REQUIRED_SECTIONS) },
];

const CLIENT: Heading = { mode: "want", section: "client" };
const about = toPhrases(ABOUT);

const MAX_HEADING_WORDS = 6;
/** Signs after a heading up to the end of its line. */
const MAX_HEADING_REST = 60;

/** What is between a word and the one before it. */
const toGap = (text: string, words: readonly SentenceWord[], at: number) =>
  text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length);

/** Whether a word is the first of a line, or the first after its number: "3. Requirements". */
function isFirstOfLine(text: string, words: readonly SentenceWord[], at: number): boolean {
  if (at === 0 || toGap(text, words, at).includes("\n")) return true;
  const isNumber = /^\d{1,2}$/.test(words[at - 1]?.key ?? "");
  if (!isNumber || !/^[ \t]*[.):–-][ \t]*$/.test(toGap(text, words, at))) return false;
  // "3. Requirements", "Article 3 – Requirements"
  return [at - 1, at - 2].some((first) => first === 0 || toGap(text, words, first).includes("\n"));
}

/** Whether the words from one on are a line that the lines below it belong to. */
function isHeading(text: string, words: readonly SentenceWord[], at: number, end: number): boolean {
  const lineStart = text.lastIndexOf("\n", (words[at]?.start ?? 1) - 1) + 1;
  const rest = text.slice(words[end - 1]?.end, (words[end - 1]?.end ?? 0) + MAX_HEADING_REST);
  // "Must have (all of it)", "Welcome, but not needed", "What are we looking for?"
  const isLine =
    end >= words.length ||
    /^[ \t*]*(?:[,(][^\n]+[:)]|, (?:but|though|aber|mais|pero)[^\n]+|[:?])?[ \t*]*\n/.test(rest);
  return (
    isLine &&
    /^[\s#*•¿-]*(?:(?:article|artikel|artículo|section)?[ \t]*\d{1,2}[ \t]*[.):–-][ \t]*)?$/i.test(
      text.slice(lineStart, words[at]?.start),
    )
  );
}

/** The longest heading from a word on: what follows is welcome, ruled out, or not needed. */
export function findHeading(words: readonly SentenceWord[], at: number) {
  const optional = take(words, at, "optional");
  let found = optional > 0 ? { heading: WELCOME, end: at + optional } : undefined;
  for (const { heading, phrases } of KINDS) {
    const end = at + takePhrase(words, at, phrases);
    if (end > (found?.end ?? at)) found = { heading, end };
  }
  return found ?? findClient(words, at);
}

/** A heading of the client's name: "About Harbourline & Co". */
function findClient(words: readonly SentenceWord[], at: number) {
  const from = at + takePhrase(words, at, about);
  let end = from;
  const isPart = (word: SentenceWord | undefined) =>
    word !== undefined && word.gap !== "stop" && /^[\p{Lu}&+]/u.test(word.text);
  while (end - from < MAX_HEADING_WORDS && isPart(words[end])) end += 1;
  return from > at && end > from ? { heading: CLIENT, end } : undefined;
}

/** "Nice to have: Kafka", and the cells of "| Excluded | PHP |". */
const isBeforeLabelled = (word: SentenceWord | undefined) =>
  word?.isAfterColon === true || word?.isAfterBullet === true;

const isBullet = (gap: string) => /\n[ \t]*[-*•–·+][ \t]*$/.test(gap);

/** A heading of another kind: it ends with a colon, begins with "#" or says what is required. */
function isOtherHeading(text: string, words: readonly SentenceWord[], at: number): boolean {
  const required = take(words, at, "required");
  if (required > 0 && isHeading(text, words, at, at + required)) return true;
  const gap = toGap(text, words, at);
  if (/#\s*$/.test(gap)) return true;
  const isAfterBlank = /\n\s*\n\s*$/.test(gap);
  for (let end = at + 1; end <= at + MAX_HEADING_WORDS && end <= words.length; end += 1) {
    const after = toGap(text, words, end);
    // "Team: nine people" is a part of a list of bullets, and ends other ones.
    if (/^\s*:\s*\n/.test(after) || (!isBullet(gap) && /^\s*:\s*$/.test(after))) return true;
    // A short line after a blank one, also a question.
    if (isAfterBlank && /^[ \t]*\??[ \t]*\n/.test(after)) return true;
    if (after.includes("\n")) return false;
  }
  return false;
}

/** "Must have: React" */
const isLabelled = (words: readonly SentenceWord[], at: number) =>
  words
    .slice(at + 1, at + 1 + MAX_HEADING_WORDS)
    .some(({ gap, isAfterColon }) => isAfterColon && gap !== "stop");

/** A list of bullets ends with the first line that has none, another one before a blank line or a label. */
function isListOver(
  text: string,
  words: readonly SentenceWord[],
  at: number,
  isBulleted: boolean,
): boolean {
  const gap = toGap(text, words, at);
  if (isBullet(gap)) return !isBulleted;
  return isBulleted || /\n\s*\n/.test(gap) || isLabelled(words, at);
}

/** For each word what the heading above it, or before it in its sentence, says of it: "Nice to have", "Not wanted". */
export function toHeadings(text: string, words: readonly SentenceWord[]): (Heading | undefined)[] {
  let current: Heading | undefined;
  /** Of the list below the heading, once its first line was read. */
  let isBulleted: boolean | undefined;
  let ofSentence: Heading | undefined;
  return words.map(({ gap }, at) => {
    // No line or sentence begins after a space, except for the number of a heading.
    const isInside = at > 0 && (gap === "space" || gap === "none");
    if (isInside && !isDigit(words[at - 1]?.key ?? "")) return ofSentence ?? current;
    const isLineStart = isFirstOfLine(text, words, at);
    if (isInside && !isLineStart) return ofSentence ?? current;
    if (isLineStart || gap === "stop") ofSentence = undefined;
    const found = isLineStart || gap === "stop" ? findHeading(words, at) : undefined;
    if (found && isLineStart && isHeading(text, words, at, found.end)) {
      current = found.heading;
      isBulleted = undefined;
    } else if (isLineStart && current) {
      isBulleted ??= isBullet(toGap(text, words, at));
      const isOver = !current.section && isListOver(text, words, at, isBulleted);
      if (isOver || isOtherHeading(text, words, at)) current = undefined;
    }
    // "Nice to have: insurance, Kafka. Must have: Java"
    if (found && isBeforeLabelled(words[found.end])) ofSentence = found.heading;
    return ofSentence ?? current;
  });
}
