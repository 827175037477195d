const TIME = String.raw`\[?\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?\]?`;
const NAME = String.raw`\p{L}[\p{L} .'’-]{0,30}`;

/** Who says a line of a chat, and when: "[9:14] Caro: hi", "14:02 Karim : oui", and "Dana 10:02" above it. */
const SPEAKER = new RegExp(
  `^[ \\t>]*(?:${TIME}[ \\t,–-]*${NAME}:(?=[ \\t])|${NAME}[ \\t]${TIME}[ \\t]*$)`,
  "gimu",
);

/** "4.1" before a sentence of a tender, which is no rate. */
const SECTION = /^[ \t]*\d{1,2}(?:\.\d{1,2}){1,2}\.?(?=[ \t]+\p{Lu})/gmu;
const MIN_SECTIONS = 2;

const toBlank = (mark: string) => " ".repeat(mark.length);

/** A text without what stands before its lines and is no part of them; every word stays in its place. */
export function withoutLineMarks(text: string): string {
  const spoken = text.replace(SPEAKER, toBlank);
  const isNumbered = (spoken.match(SECTION)?.length ?? 0) >= MIN_SECTIONS;
  return isNumbered ? spoken.replace(SECTION, toBlank) : spoken;
}
