import { toChoices } from "#app/developers/sentence/choices/choices.ts";
import type { Item } from "#app/developers/sentence/items/items.ts";
import { withoutProducts } from "#app/developers/sentence/items/products.ts";
import { toItems } from "#app/developers/sentence/items/read-items.ts";
import { toModes } from "#app/developers/sentence/modes/modes.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import type { SentenceContext } from "#app/developers/sentence/sentence-context.ts";
import { take } from "#app/developers/sentence/words/vocabulary.ts";
import { type SentenceWord, toSentenceWords } from "#app/developers/sentence/words/words.ts";

/** What a job description is read with: it names no members. */
export type DescriptionContext = Omit<SentenceContext, "isWord" | "ownZone">;

/** A part of a job description, with what is said of it. */
export type Part = { item: Item; mode: Mode; isChoice: boolean };

export type DescriptionParts = {
  words: readonly SentenceWord[];
  parts: readonly Part[];
};

/** Whether the words from one on are a line that the lines below it belong to. */
function isHeading(text: string, words: readonly SentenceWord[], at: number, end: number): boolean {
  const after = text.slice(words[end - 1]?.end, words[end]?.start ?? text.length);
  const lineStart = text.lastIndexOf("\n", (words[at]?.start ?? 1) - 1) + 1;
  return (
    /^[ \t*]*:?[ \t*]*(?:\n|$)/.test(after) &&
    /^[\s#*•-]*$/.test(text.slice(lineStart, words[at]?.start))
  );
}

/** For each word whether it is below a heading such as "Nice to have". */
function toOptionalWords(text: string, words: readonly SentenceWord[]): boolean[] {
  let isOptional = false;
  return words.map((word, at) => {
    // No line begins after a space.
    const isApart = word.gap === "comma" || word.gap === "stop";
    const isLineStart =
      at === 0 || (isApart && text.slice(words[at - 1]?.end, word.start).includes("\n"));
    if (isLineStart) {
      const optional = take(words, at, "optional");
      if (optional > 0 && isHeading(text, words, at, at + optional)) isOptional = true;
      else if (isOptional && isOtherHeading(text, words, at)) isOptional = false;
    }
    return isOptional;
  });
}

const MAX_HEADING_WORDS = 6;

/** A heading of another kind: it ends with a colon, begins with "#" or says what is required. */
function isOtherHeading(text: string, words: readonly SentenceWord[], at: number): boolean {
  const required = take(words, at, "required");
  if (required > 0 && isHeading(text, words, at, at + required)) return true;
  if (/#\s*$/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start))) return true;
  const isAfterBlank = /\n\s*\n\s*$/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start));
  for (let end = at + 1; end <= at + MAX_HEADING_WORDS && end <= words.length; end += 1) {
    const after = text.slice(words[end - 1]?.end, words[end]?.start ?? text.length);
    if (/^\s*:\s*(?:\n|$)/.test(after)) return true;
    // A short line after a blank one.
    if (isAfterBlank && /^[ \t]*\n/.test(after)) return true;
    if (after.includes("\n")) return false;
  }
  return false;
}

/** The parts of a job description, each with whether it is required, optional or ruled out. */
export function toDescriptionParts(text: string, context: DescriptionContext): DescriptionParts {
  const words = toSentenceWords(text);
  const items = withoutProducts(toItems(words, { ...context, isWord: () => false }), words);
  const modes = toModes(items, words);
  const choices = toChoices(items, modes, words, { isSlashChoice: false });
  const optional = toOptionalWords(text, words);
  const parts = items.map((item, index): Part => {
    const mode = modes[index] ?? "want";
    return {
      item,
      mode: mode === "want" && optional[item.at] ? "soft" : mode,
      isChoice: choices.has(index),
    };
  });
  return { words, parts };
}
