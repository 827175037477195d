import MarkdownIt, { type Token } from "markdown-it";
import { toImageSource } from "../image/image-source.ts";
import { toFolded } from "../text/fold-text.ts";
import { findLinkProblem, sanitizeRichHtml } from "../text/rich-html.server.ts";
import { escapeHtml, findLanguage, highlight } from "./highlight.server.ts";
import { plainText } from "./plain-text.server.ts";
import { markTables } from "./tables.server.ts";

/** `sizes` of an image in a column of text. */
const PICTURE_SIZES = "(min-width: 1024px) 44rem, 100vw";

/** Characters of the longest text: the longest of the demo has 9,000. */
const MAX_LENGTH = 100_000;
/**
 * Levels of quotes and lists, which take two each. The parser drops what is nested deeper than 100.
 */
const MAX_NESTING = 20;

/** An image beside the Markdown file, with its URL on the site; size in pixels. */
export type MarkdownImage = { src: string; width: number; height: number };

export type MarkdownOptions = {
  /** Finds the image that the text names, undefined where there is none. */
  findImage?: (file: string) => MarkdownImage | undefined;
};

/** `line` counts from 1 in the Markdown given. */
export type MarkdownHeading = { id: string; text: string; level: 2 | 3 | 4; line: number };

export type MarkdownDocument = {
  /** Sanitised HTML. */
  html: string;
  headings: MarkdownHeading[];
  /** Plain text without code blocks. */
  text: string;
  words: number;
  /** Where its links lead; `line` counts from 1 in the given Markdown. */
  links: { line: number; target: string }[];
  /** Problems that prevent publishing; `line` counts from 1 in the given Markdown. */
  problems: { line: number; message: string }[];
};

/**
 * CommonMark with tables, to HTML that is safe to show. Raw HTML, dangerous links and missing
 * images are reported, never silently dropped.
 */
export async function renderMarkdown(
  source: string,
  { findImage = () => undefined }: MarkdownOptions = {},
): Promise<MarkdownDocument> {
  if (source.length > MAX_LENGTH) return toTooLong(source);
  const problems: MarkdownDocument["problems"] = [];
  const links: MarkdownDocument["links"] = [];
  const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
  // Links are checked below, with their line; the parser must not drop them here.
  markdown.validateLink = () => true;
  const tokens = markdown.parse(source, {});

  const inspect = (token: Token, line: number) => {
    const report = (message: string) => problems.push({ line, message });
    if (token.type === "html_block" || token.type === "html_inline") {
      report(`HTML is not allowed here: ${token.content.trim().slice(0, 60)}`);
      token.content = "";
    }
    if (token.type === "link_open") {
      const target = attribute(token, "href");
      const problem = findLinkProblem(target);
      if (problem) report(problem);
      else links.push({ line, target });
    }
    if (token.type === "text") token.content = joinUnits(token.content);
    if (token.type === "image") fillImage(token, findImage, report);
  };
  let line = 1;
  let isTooDeep = false;
  for (const token of tokens) {
    if (token.map) line = token.map[0] + 1;
    // A paragraph and its text are two more.
    if (token.level > MAX_NESTING + 1 && !isTooDeep) {
      isTooDeep = true;
      problems.push({ line, message: "lists and quotes are nested too deeply here" });
    }
    inspect(token, line);
    let childLine = line;
    for (const child of token.children ?? []) {
      inspect(child, childLine);
      if (child.type === "softbreak" || child.type === "hardbreak") childLine += 1;
    }
    if (token.type === "heading_open" && token.tag === "h1") {
      problems.push({ line, message: "# is the page's title; begin sections with ##" });
    }
  }

  const headings = nameHeadings(tokens, problems);
  makeFigures(tokens);
  await renderFences(tokens);
  markTables(tokens);
  const html = sanitizeRichHtml(markdown.renderer.render(tokens, markdown.options, {}), "document");
  const text = toText(tokens);
  return { html, headings, text, words: text.split(/\s+/).filter(Boolean).length, links, problems };
}

function toTooLong(source: string): MarkdownDocument {
  const line = source.slice(0, MAX_LENGTH).split("\n").length;
  const message = `the text is too long: it must have ${MAX_LENGTH} characters or less, not ${source.length}`;
  return { html: "", headings: [], text: "", words: 0, links: [], problems: [{ line, message }] };
}

/** No line break between a number and its currency or unit: "EUR 58", "70 %", "160 h". */
function joinUnits(text: string): string {
  return text
    .replace(/\b(EUR|USD|GBP) (?=\d)/g, "$1\u00a0")
    .replace(/(?<=\d) (?=(?:%|h)(?!\w))/g, "\u00a0");
}

/** Reverses the parser's encoding; a stray % is left as it was. */
function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? "");
}

function fillImage(
  token: Token,
  findImage: NonNullable<MarkdownOptions["findImage"]>,
  report: (message: string) => void,
): void {
  const file = decodeAddress(attribute(token, "src"));
  const image = findImage(file);
  if (!image) {
    report(`there is no image ${file} beside this file`);
    return;
  }
  if (!token.content.trim()) report(`the image ${file} has no alternative text`);
  const { src, srcSet, sizes } = toImageSource({ ...image, sizes: PICTURE_SIZES });
  token.attrSet("src", src);
  if (srcSet && sizes) {
    token.attrSet("srcset", srcSet);
    token.attrSet("sizes", sizes);
  }
  token.attrSet("width", String(image.width));
  token.attrSet("height", String(image.height));
  token.attrSet("loading", "lazy");
  token.attrSet("decoding", "async");
}

/** `## Text {#anchor}` sets its anchor; others get one from their words. */
function nameHeadings(tokens: Token[], problems: MarkdownDocument["problems"]): MarkdownHeading[] {
  const headings: MarkdownHeading[] = [];
  const used = new Set<string>();
  // The last number tried for each anchor: many equal headings would try all numbers again.
  const numbers = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type !== "heading_open") return;
    const inline = tokens[index + 1];
    const last = inline?.children?.at(-1);
    const line = (token.map?.[0] ?? 0) + 1;
    const requested = / *\{#([a-z0-9-]+)\}$/.exec(last?.content ?? "");
    if (requested && last) last.content = last.content.slice(0, -requested[0].length);
    const text = plainText(inline);
    const base = requested?.[1] ?? toAnchor(text);
    if (requested?.[1] && used.has(requested[1])) {
      problems.push({ line, message: `the anchor ${requested[1]} is used twice` });
    }
    let id = base;
    let number = numbers.get(base) ?? 1;
    while (used.has(id)) {
      number += 1;
      id = `${base}-${number}`;
    }
    numbers.set(base, number);
    used.add(id);
    token.attrSet("id", id);
    const level = Number(token.tag.slice(1)) as MarkdownHeading["level"];
    headings.push({ id, text, level, line });
  });
  return headings;
}

/** Words as an anchor: lower-case ASCII joined by hyphens. */
export function toAnchor(text: string): string {
  return (
    toFolded(text)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "section"
  );
}

/** Images wider than this (pixels) scroll on phones: shrunk to their width they are illegible. */
const WIDE = 640;

/** An image in its own paragraph becomes a figure with its title as the caption. */
function makeFigures(tokens: Token[]): void {
  tokens.forEach((token, index) => {
    const inline = tokens[index + 1];
    const close = tokens[index + 2];
    const image = inline?.children?.[0];
    if (token.type !== "paragraph_open" || inline?.children?.length !== 1 || !close) return;
    if (image?.type !== "image") return;
    const isWide = Number(image.attrGet("width")) >= WIDE;
    const caption = attribute(image, "title");
    image.attrs = (image.attrs ?? []).filter(([name]) => name !== "title");
    token.type = close.type = "html_block";
    token.content = isWide
      ? '<figure><div class="figure-scroll" tabindex="0" role="group" aria-label="Figure">'
      : "<figure>";
    close.content = [
      isWide ? "</div>" : "",
      caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : "",
      "</figure>\n",
    ].join("");
  });
}

async function renderFences(tokens: Token[]): Promise<void> {
  for (const token of tokens) {
    if (token.type !== "fence" && token.type !== "code_block") continue;
    const code = token.content.replace(/\n$/, "");
    const language = findLanguage(token.info);
    const html = language ? await highlight(code, language) : escapeHtml(code);
    token.type = "html_block";
    // A block that scrolls horizontally has to be focusable by keyboard.
    token.content = `<pre tabindex="0"><code>${html}</code></pre>\n`;
  }
}

function toText(tokens: Token[]): string {
  const inline = tokens.filter((token) => token.type === "inline");
  return inline.map(plainText).join("\n");
}
