import type { MarkdownDocument, MarkdownHeading } from "./markdown.server.ts";

/** A heading with the HTML below it, down to the next heading of its level. */
export type MarkdownSection = MarkdownHeading & { html: string };

/**
 * Splits rendered HTML at the headings of one level. `before` is the part above the first. The
 * renderer's output is regular enough to be split by its tags.
 */
export function splitSections(
  document: Pick<MarkdownDocument, "html" | "headings">,
  level: MarkdownHeading["level"],
): { before: string; sections: MarkdownSection[] } {
  const parts = document.html.split(new RegExp(`<h${level} id="([^"]+)">.*?</h${level}>`, "s"));
  const known = new Map(document.headings.map((heading) => [heading.id, heading]));
  const sections: MarkdownSection[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const heading = known.get(parts[at] ?? "");
    if (heading) sections.push({ ...heading, html: (parts[at + 1] ?? "").trim() });
  }
  return { before: (parts[0] ?? "").trim(), sections };
}
