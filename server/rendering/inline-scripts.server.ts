import { createHash, randomBytes } from "node:crypto";
import { findAll, isInTag, type PageEdit } from "./page-edits.server.ts";

/**
 * Marks the inline scripts of one render. The mark is a random nonce that the renderer puts on its
 * own scripts, unknown when the content was written: a script that was injected with the content
 * has no mark, gets no hash and does not run.
 */
export function createScriptMark(): string {
  return randomBytes(16).toString("base64url");
}

/** The edits that remove the marks from a page, and the hashes of the inline scripts with one. */
export function findScriptMarks(
  page: Buffer,
  mark: string,
): { edits: PageEdit[]; hashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const edits: PageEdit[] = [];
  const hashes = new Set<string>();
  for (const at of findAll(page, attribute)) {
    edits.push({ at, length: attribute.length });
    if (!isInTag(page, at, "script")) continue;
    const start = page.indexOf(">", at) + 1;
    const end = page.indexOf("</script>", start);
    if (end === start) continue;
    hashes.add(toSourceHash(page.subarray(start, end)));
  }
  return { edits, hashes: [...hashes] };
}

/** How a policy names an inline script or style. */
export const toSourceHash = (text: string | Buffer) =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;
