import { createHash, randomBytes } from "node:crypto";

/**
 * Marks the inline scripts of one render. The mark is a random nonce that the renderer puts on its
 * own scripts, unknown when the content was written: a script that was injected with the content
 * has no mark, gets no hash and does not run.
 */
export function createScriptMark(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * Removes the marks from a page and returns the hashes of the inline scripts that had one.
 * @param page in one character for each byte (latin1): nothing has to be decoded to find ASCII
 */
export function takeScriptMarks(page: string, mark: string): { page: string; hashes: string[] } {
  const parts = page.split(` nonce="${mark}"`);
  const hashes = new Set<string>();
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1] ?? "";
    if (!before.startsWith("<script", before.lastIndexOf("<"))) continue;
    const text = part.slice(part.indexOf(">") + 1, part.indexOf("</script>"));
    if (text === "") continue;
    hashes.add(`sha256-${createHash("sha256").update(text, "latin1").digest("base64")}`);
  }
  return { page: parts.join(""), hashes: [...hashes] };
}
