import {
  EXCLUDED_HEADINGS,
  HEADINGS,
  UNFIT_HEADINGS,
} from "#app/developers/dictionaries/headings.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import { takePhrase, toPhrases } from "#app/developers/sentence/words/phrases.ts";
import { take } from "#app/developers/sentence/words/vocabulary.ts";
import type { SentenceWord } from "#app/developers/sentence/words/words.ts";

/** Headings, with what they say of what is below or after them. */
const KINDS = [
  { mode: "not", phrases: toPhrases(EXCLUDED_HEADINGS) },
  // What rules a person out is no technology: "You only know React".
  { mode: "doubt", phrases: toPhrases(UNFIT_HEADINGS) },
  { mode: "unneeded", phrases: toPhrases(HEADINGS.unneeded) },
  { mode: "soft", phrases: toPhrases(HEADINGS.welcome) },
] as const;

const MAX_HEADING_WORDS = 6;

/** What is between a word and the one before it. */
const toGap = (text: string, words: readonly SentenceWord[], at: number) =>
  text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? text.length);

/** Whether the words from one on are a line that the lines below it belong to. */
function isHeading(text: string, words: readonly SentenceWord[], at: number, end: number): boolean {
  const lineStart = text.lastIndexOf("\n", (words[at]?.start ?? 1) - 1) + 1;
  const isLine = end >= words.length || /^[ \t*]*:?[ \t*]*\n/.test(toGap(text, words, end));
  return isLine && /^[\s#*•-]*$/.test(text.slice(lineStart, words[at]?.start));
}

/** The longest heading from a word on: what follows is welcome, ruled out, or not needed. */
function findHeading(words: readonly SentenceWord[], at: number) {
  const optional = take(words, at, "optional");
  let found: { mode: Mode; end: number } | undefined =
    optional > 0 ? { mode: "soft", end: at + optional } : undefined;
  for (const { mode, phrases } of KINDS) {
    const end = at + takePhrase(words, at, phrases);
    if (end > (found?.end ?? at)) found = { mode, end };
  }
  return found;
}

/** "Nice to have: Kafka", and the cells of "| Excluded | PHP |". */
const isBeforeLabelled = (word: SentenceWord | undefined) =>
  word?.isAfterColon === true || word?.isAfterBullet === true;

/** A heading of another kind: it ends with a colon, begins with "#" or says what is required. */
function isOtherHeading(text: string, words: readonly SentenceWord[], at: number): boolean {
  const required = take(words, at, "required");
  if (required > 0 && isHeading(text, words, at, at + required)) return true;
  const gap = toGap(text, words, at);
  if (/#\s*$/.test(gap)) return true;
  const isAfterBlank = /\n\s*\n\s*$/.test(gap);
  for (let end = at + 1; end <= at + MAX_HEADING_WORDS && end <= words.length; end += 1) {
    const after = toGap(text, words, end);
    if (/^\s*:\s*(?:\n|$)/.test(after)) return true;
    // A short line after a blank one.
    if (isAfterBlank && /^[ \t]*\n/.test(after)) return true;
    if (after.includes("\n")) return false;
  }
  return false;
}

/** "Must have: React" */
const isLabelled = (words: readonly SentenceWord[], at: number) =>
  words
    .slice(at + 1, at + 1 + MAX_HEADING_WORDS)
    .some(({ gap, isAfterColon }) => isAfterColon && gap !== "stop");

const isBullet = (gap: string) => /\n[ \t]*[-*•–·+][ \t]*$/.test(gap);

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
export function toHeadingModes(text: string, words: readonly SentenceWord[]): (Mode | undefined)[] {
  let mode: Mode | undefined;
  /** Of the list below the heading, once its first line was read. */
  let isBulleted: boolean | undefined;
  let modeOfSentence: Mode | undefined;
  return words.map(({ gap }, at) => {
    // No line or sentence begins after a space.
    if (at > 0 && (gap === "space" || gap === "none")) return modeOfSentence ?? mode;
    const isLineStart = at === 0 || toGap(text, words, at).includes("\n");
    if (isLineStart || gap === "stop") modeOfSentence = undefined;
    const heading = isLineStart || gap === "stop" ? findHeading(words, at) : undefined;
    if (heading && isLineStart && isHeading(text, words, at, heading.end)) {
      mode = heading.mode;
      isBulleted = undefined;
    } else if (isLineStart && mode) {
      isBulleted ??= isBullet(toGap(text, words, at));
      const isOver = mode !== "soft" && isListOver(text, words, at, isBulleted);
      if (isOver || isOtherHeading(text, words, at)) mode = undefined;
    }
    // "Nice to have: insurance, Kafka. Must have: Java"
    if (heading && isBeforeLabelled(words[heading.end])) modeOfSentence = heading.mode;
    return modeOfSentence ?? mode;
  });
}
