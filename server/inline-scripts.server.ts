import { createHash, randomBytes } from "node:crypto";

/**
 * Marks the inline scripts of one render. The mark is a random nonce that the renderer puts on its
 * own scripts, unknown when the content was written: a script that was injected with the content
 * has no mark, gets no hash and does not run.
 */
export function createScriptMark(): string {
  return randomBytes(16).toString("base64url");
}

/** Removes the marks from a page and returns the hashes of the inline scripts that had one. */
export function takeScriptMarks(
  page: Buffer,
  mark: string,
): { page: Buffer<ArrayBuffer>; hashes: string[] } {
  const attribute = `nonce="${mark}"`;
  const hashes = new Set<string>();
  // One character for each byte and back: nothing has to be decoded to find what is plain ASCII.
  const html = page.toString("latin1");
  for (const [, attributes = "", text = ""] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (!attributes.includes(attribute) || text === "") continue;
    hashes.add(`sha256-${createHash("sha256").update(text, "latin1").digest("base64")}`);
  }
  return {
    page: Buffer.from(html.replaceAll(` ${attribute}`, ""), "latin1"),
    hashes: [...hashes],
  };
}
