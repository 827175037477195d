import { Parser } from "htmlparser2";

/** A run of text with one style. */
export type CvRun = { text: string; strong?: true; em?: true };
/** A paragraph, or an item of a list. */
export type CvBlock = { kind: "paragraph" | "item"; runs: CvRun[] };

/**
 * Sanitised HTML of a profile as blocks; links keep their text only, since paper cannot be clicked.
 */
export function toCvBlocks(html: string): CvBlock[] {
  const blocks: CvBlock[] = [];
  let block: CvBlock | undefined;
  let strong = 0;
  let em = 0;
  const open = (kind: CvBlock["kind"]) => {
    block = { kind, runs: [] };
    blocks.push(block);
  };
  const parser = new Parser({
    onopentag(name) {
      if (name === "li") open("item");
      else if (name === "p") open("paragraph");
      else if (name === "strong") strong += 1;
      else if (name === "em") em += 1;
      else if (name === "br") block?.runs.push({ text: "\n" });
    },
    onclosetag(name) {
      if (name === "strong") strong -= 1;
      else if (name === "em") em -= 1;
      else if (name === "li" || name === "p") block = undefined;
    },
    ontext(text) {
      const words = text.replace(/\s+/g, " ");
      if (!block) {
        if (!words.trim()) return;
        open("paragraph");
      }
      block?.runs.push({
        text: words,
        ...(strong > 0 ? { strong: true } : {}),
        ...(em > 0 ? { em: true } : {}),
      });
    },
  });
  parser.end(html);
  return blocks.filter(({ runs }) => runs.some(({ text }) => text.trim()));
}

/** The words of sanitised HTML, a line for each block. */
export function toPlainText(html: string): string {
  return toCvBlocks(html)
    .map(({ runs }) =>
      runs
        .map(({ text }) => text)
        .join("")
        .trim(),
    )
    .join("\n");
}
