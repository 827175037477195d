import { ANSWERS } from "#app/developers/dictionaries/questions.ts";

const TIME = String.raw`\[?\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?\]?`;
const NAME = String.raw`\p{L}[\p{L} .'’-]{0,30}`;

const toChoice = (list: string) =>
  list
    .split(",")
    .map((one) => one.trim())
    .join("|");

/** Who says a line of a chat, and when: "[9:14] Caro: hi", "14:02 Karim : oui", and "Dana 10:02" above it. */
const SPEAKER = new RegExp(
  `^[ \\t>]*(?:${TIME}[ \\t,–-]*${NAME}:(?=[ \\t])|${NAME}[ \\t]${TIME}[ \\t]*$)`,
  "gimu",
);

/** "4.1" before a sentence of a tender, which is no rate. */
const SECTION = /^[ \t]*\d{1,2}(?:\.\d{1,2}){1,2}\.?(?=[ \t]+\p{Lu})/gmu;
const MIN_SECTIONS = 2;
/** "6." before the title of a part of such a text. */
const PART = /^[ \t]*\d{1,2}\.(?=[ \t]+\p{Lu})/gmu;

/** What divides the cells of a table, after the first of a line that has letters. */
const TAB = /(?<=\p{L}[^\t\n]*)\t+(?=\S)/gu;

/** Who answers a question in its line: "Do they need React? Answer Ida: no". */
const ANSWER = new RegExp(
  `(?<=\\?[ \\t]{0,4})(?:${toChoice(ANSWERS)})(?: ${NAME})?[ \\t]*:(?=[ \\t])`,
  "giu",
);

const toCell = (tabs: string) => "|".padEnd(tabs.length);
const toBlank = (mark: string) => " ".repeat(mark.length);

/** A text without what stands before its lines and is no part of them; every word stays in its place. */
export function withoutLineMarks(text: string): string {
  const spoken = text.replace(SPEAKER, toBlank).replace(ANSWER, toBlank).replace(TAB, toCell);
  const isNumbered = (spoken.match(SECTION)?.length ?? 0) >= MIN_SECTIONS;
  return isNumbered ? spoken.replace(SECTION, toBlank).replace(PART, toBlank) : spoken;
}
