/** Scripts that are written from the left and without ligatures, which the renderer lacks. */
const DRAWN_SCRIPTS = [
  "Latin",
  "Cyrillic",
  "Greek",
  "Georgian",
  "Armenian",
  "Han",
  "Hiragana",
  "Katakana",
  "Common",
  "Inherited",
].map((script) => `\\p{Script=${script}}`);
const NOT_DRAWN = new RegExp(`[^${DRAWN_SCRIPTS.join("")}]|\\p{Emoji_Presentation}`, "gu");

/** A text without the letters that would be drawn as empty boxes. */
export function toDrawnText(text: string): string {
  return text
    .replaceAll(NOT_DRAWN, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s·]+|[\s·]+$/g, "");
}

const IDEOGRAPH = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

const MIN_TITLE_SIZE = 44;
/** In pixels, with the lines that they leave room for above a detail of two lines. */
const TITLE_SIZES = [
  { size: 84, most: 2 },
  { size: 68, most: 3 },
  { size: 56, most: 3 },
];

/** How many lines a title takes; a word that is longer than a line takes too many. */
function countLines(title: string, size: number, width: number): number {
  // Of a semi-bold letter on average; ideographs are square.
  const toLength = (text: string) =>
    [...text].reduce((sum, letter) => sum + (IDEOGRAPH.test(letter) ? 1 : 0.56), 0) * size;
  if (IDEOGRAPH.test(title)) return Math.ceil(toLength(title) / width);
  let lines = 1;
  let used = 0;
  for (const word of title.split(" ")) {
    const length = toLength(word);
    if (length > width) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + toLength(" ") + length > width) {
      lines++;
      used = length;
    } else used += (used > 0 ? toLength(" ") : 0) + length;
  }
  return lines;
}

/** The largest size in which a title takes no more lines than there is room for. */
export function toTitleSize(title: string, width: number, maxLines: number): number {
  const fits = TITLE_SIZES.find(
    ({ size, most }) => countLines(title, size, width) <= Math.min(most, maxLines),
  );
  return fits?.size ?? MIN_TITLE_SIZE;
}
