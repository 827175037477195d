const MARKDOWN = "text/markdown";

/** Ranges that match HTML, the most specific one first (RFC 9110). */
const HTML_RANGES = ["text/html", "text/*", "*/*"];

/**
 * Whether an `Accept` header asks for Markdown rather than HTML. Markdown has to be named: browsers
 * accept it as one of all types, and get HTML. At equal quality it is preferred, because a client
 * that names it can use it.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  // Nearly every request ends here.
  if (!accept?.toLowerCase().includes(MARKDOWN)) return false;
  const qualities = readQualities(accept);
  const markdown = qualities.get(MARKDOWN) ?? 0;
  const range = HTML_RANGES.find((name) => qualities.has(name)) ?? "";
  return markdown > 0 && markdown >= (qualities.get(range) ?? 0);
}

/** Qualities by media range; an unreadable one is 0, as an unwanted type is. */
function readQualities(accept: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of accept.toLowerCase().split(",")) {
    const [range = "", ...settings] = part.split(";").map((text) => text.trim());
    const q = settings.find((setting) => setting.startsWith("q="));
    qualities.set(range, q === undefined ? 1 : Number(q.slice("q=".length)) || 0);
  }
  return qualities;
}
