import type { Token } from "markdown-it";

/** The text of a line without its markup. */
export function plainText(inline: Token | undefined): string {
  return (inline?.children ?? [])
    .map((child) => (child.type === "softbreak" ? " " : child.content))
    .join("")
    .trim();
}
