/** A Markdown file with front matter in its parts, byte for byte. */
export type MarkdownParts = { head: string; yaml: string; foot: string; body: string };

const FRONT_MATTER = /^(\ufeff?---[^\S\n]*\n)([\s\S]*?)(^---[^\S\n]*(?:\n|$))/m;

/** Undefined for a text that does not begin with fields between two lines of `---`. */
export function splitMarkdown(text: string): MarkdownParts | undefined {
  const found = FRONT_MATTER.exec(text);
  if (!found || found.index > 0) return undefined;
  const [whole, head = "", yaml = "", foot = ""] = found;
  return { head, yaml, foot, body: text.slice(whole.length) };
}

export function joinMarkdown({ head, yaml, foot, body }: MarkdownParts): string {
  const end = body === "" || foot.endsWith("\n") ? foot : `${foot}\n`;
  return `${head}${yaml}${yaml === "" || yaml.endsWith("\n") ? "" : "\n"}${end}${body}`;
}

/** Fields and Markdown of a content file; one without fields between two lines of `---` has none. */
export function splitContent(path: string, text: string): MarkdownParts {
  const none = { head: "", yaml: "", foot: "", body: "" };
  if (!path.endsWith(".md")) return { ...none, yaml: text };
  return splitMarkdown(text) ?? { ...none, body: text };
}

/** Lines above the Markdown of a file. */
export function countLinesAbove(text: string): number {
  const parts = splitMarkdown(text);
  return parts ? `${parts.head}${parts.yaml}${parts.foot}`.split("\n").length - 1 : 0;
}
