import { Parser } from "htmlparser2";

const SKIPPED = new Set(["head", "script", "style", "template", "title"]);
/** Those with an empty line before and after them, and those without. */
const PARAGRAPHS = new Set([
  "blockquote",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ol",
  "p",
  "pre",
  "ul",
]);
const LINES = new Set(["br", "div", "hr", "li", "table", "tr"]);
/** Deeper quotes look like this one. */
const MAX_QUOTES = 8;

/**
 * The words of an email's HTML, a line for each block. Quotes have `>` in front, as in emails without
 * markup; a link has its target behind it. Nothing is loaded and no markup remains.
 */
export function toTextOfHtml(html: string): string {
  const lines: string[] = [];
  const links: { href: string; start: number }[] = [];
  let line = "";
  let skipped = 0;
  let quotes = 0;

  const end = () => {
    lines.push(`${"> ".repeat(Math.min(quotes, MAX_QUOTES))}${line.trim()}`.trimEnd());
    line = "";
  };
  const breakLine = (name: string) => {
    if (name === "br" || line.trim()) end();
    if (PARAGRAPHS.has(name) && lines.at(-1)?.replaceAll(/[> ]/g, "")) end();
  };

  const parser = new Parser({
    onopentag(name, { href = "" }) {
      if (SKIPPED.has(name)) skipped += 1;
      if (LINES.has(name) || PARAGRAPHS.has(name)) breakLine(name);
      if (name === "blockquote") quotes += 1;
      if (name === "li") line = "- ";
      if (name === "td" || name === "th") line += line.trim() ? " " : "";
      if (name === "a")
        links.push({ href: /^https?:/i.test(href) ? href : "", start: line.length });
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipped -= 1;
      if (name === "a") {
        const { href = "", start = 0 } = links.pop() ?? {};
        const label = line.slice(start).trim();
        if (label && href && !href.includes(label.replace(/^https?:\/\//i, "")))
          line += ` (${href})`;
      }
      if (name !== "br" && (LINES.has(name) || PARAGRAPHS.has(name))) breakLine(name);
      if (name === "blockquote") quotes -= 1;
    },
    ontext(text) {
      if (skipped > 0) return;
      const words = text.replaceAll(/[\s\u00a0]+/g, " ");
      line += line.endsWith(" ") || line === "" ? words.trimStart() : words;
    },
  });
  parser.end(html);
  if (line.trim()) end();
  return lines.join("\n");
}
