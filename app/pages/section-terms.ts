/** A term in bold with its description as HTML. */
export type Term = { term: string; html: string };

const TERM = /<strong>([^<]+)<\/strong>\s*/;

/**
 * Takes the closing lines `**Fits when** …` and `**Costs** …` off a section, so that they can be
 * shown in a table. They are the last paragraph and each of its lines begins in bold; else nothing
 * is taken.
 */
export function splitTerms(html: string): { body: string; terms: Term[] } {
  const start = html.lastIndexOf("<p>");
  const last = start < 0 ? undefined : /^<p>(.*)<\/p>\s*$/s.exec(html.slice(start))?.[1];
  const lines = last?.split("\n") ?? [];
  if (lines.length < 2) return { body: html, terms: [] };
  const terms: Term[] = [];
  for (const line of lines) {
    const match = TERM.exec(line);
    if (match?.index !== 0) return { body: html, terms: [] };
    terms.push({ term: match[1] ?? "", html: line.slice(match[0].length) });
  }
  return { body: html.slice(0, start).trim(), terms };
}
