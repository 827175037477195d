/** A line in front of what is quoted: `On 24 Nov 2026 at 10:02, Mari Kask <mari@…> wrote:`. */
const ATTRIBUTION = /^(?=.{0,300}$).*(\d|@).*:\s*$/;

/**
 * Divides a text into what was written and what of the earlier conversation is quoted below it. A
 * quote that is answered in parts stays where it is.
 */
export function splitQuote(text: string): { body: string; quote: string } {
  const lines = text.trimEnd().split("\n");
  let start = lines.length;
  while (start > 0 && /^(>.*|\s*)$/.test(lines[start - 1] ?? "")) start -= 1;
  const quoted = lines.slice(start);
  if (!quoted.some((line) => line.startsWith(">"))) return { body: text, quote: "" };
  if (ATTRIBUTION.test(lines[start - 1] ?? "")) start -= 1;
  const body = lines.slice(0, start).join("\n").trimEnd();
  return body ? { body, quote: lines.slice(start).join("\n").trim() } : { body: text, quote: "" };
}
