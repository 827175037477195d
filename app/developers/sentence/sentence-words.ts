import { toFolded } from "#platform/fold-text.ts";

/** A word of a sentence. */
export type SentenceWord = {
  /** Folded, and without what is written inside of names: "Node.js" is `nodejs`. */
  key: string;
  /** As it was written. */
  text: string;
  /** Whether a comma or the like is before it, which no name goes across. */
  isApart: boolean;
};

/** Amounts, names such as `C++`, `.NET` and `Node.js`, and signs of currencies. */
const WORD = /[$€£]|\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}.'’_+#–-]*|\//gu;
const AT_END = /[.'’_–-]+$/u;
const INSIDE_NAMES = /[.'’_-]+/gu;

/** The words of a text, in one pass. */
export function toSentenceWords(text: string): SentenceWord[] {
  let end = 0;
  // "German-speaking" is two words.
  const apart = text.replaceAll(/-(?=speak)/gi, " ");
  return [...apart.matchAll(WORD)].map(({ 0: found, index }) => {
    const between = text.slice(end, index);
    const word = found.replace(AT_END, "");
    end = index + word.length;
    const key = /^\d/.test(word) ? word.toLowerCase() : toFolded(word).replace(INSIDE_NAMES, "");
    return { key, text: word, isApart: /[,;:!?()\n]|\.(?:\s|$)/.test(between) };
  });
}
