import { toChoices } from "#app/developers/sentence/choices/choices.ts";
import type { Item } from "#app/developers/sentence/items/items.ts";
import { withoutProducts } from "#app/developers/sentence/items/products.ts";
import { toItems } from "#app/developers/sentence/items/read-items.ts";
import { toModes } from "#app/developers/sentence/modes/modes.ts";
import type { Mode } from "#app/developers/sentence/reading.ts";
import type { SentenceContext } from "#app/developers/sentence/sentence-context.ts";
import { type SentenceWord, toSentenceWords } from "#app/developers/sentence/words/words.ts";
import { relaxUnasked } from "./asked-for.ts";
import { relaxToldOfClient } from "./client-sections.ts";
import { type Heading, toHeadings } from "./description-headings.ts";
import { toSentences } from "./description-sentences.ts";
import { withoutLineMarks } from "./line-marks.ts";
import { withoutOtherWork } from "./other-work.ts";
import { excludeRefused } from "./refused-proposals.ts";
import { markRows } from "./table-rows.ts";
import { relaxQuestions } from "./told-questions.ts";
import { relaxWelcome } from "./welcome-if.ts";

/** What a job description is read with: it names no members. */
export type DescriptionContext = Omit<SentenceContext, "isWord" | "ownZone">;

/** A part of a job description, with what is said of it. */
export type Part = { item: Item; mode: Mode; isChoice: boolean };

export type DescriptionParts = {
  words: readonly SentenceWord[];
  parts: readonly Part[];
  /** What the heading above each word says of it. */
  headings: readonly (Heading | undefined)[];
};

/** The parts of a job description, each with whether it is required, optional or ruled out. */
export function toDescriptionParts(written: string, context: DescriptionContext): DescriptionParts {
  const text = withoutLineMarks(written);
  const words = toSentenceWords(text);
  const items = withoutProducts(toItems(words, { ...context, isWord: () => false }), words);
  const modes = toModes(items, words);
  const choices = toChoices(items, modes, words, { isSlashChoice: false });
  const headings = toHeadings(text, words);
  const headed = items.map(({ at }, index): Mode => {
    const mode = modes[index] ?? "want";
    return mode === "want" ? (headings[at]?.mode ?? mode) : mode;
  });
  markRows(text, items, headed, words);
  relaxToldOfClient(items, headed, headings);
  const sentences = toSentences(text, items, headed, words);
  relaxQuestions(items, headed, words, sentences);
  excludeRefused(items, headed, words, sentences);
  relaxWelcome(items, headed, words, sentences);
  const needed = withoutOtherWork(items, headed, words, sentences);
  const asked = relaxUnasked(items, needed, words, { sentences, headings });
  const parts = items.map(
    (item, index): Part => ({
      item,
      mode: asked[index] ?? "want",
      isChoice: choices.has(index),
    }),
  );
  return { words, parts, headings };
}
