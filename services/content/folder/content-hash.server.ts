import { createHash } from "node:crypto";

export function isTextFile(path: string): boolean {
  return /\.(?:ya?ml|md)$/.test(path);
}

/** A file as it is stored: texts without a byte order mark and with `\n`, which Git may change. */
export function toStoredBytes(path: string, bytes: Buffer): Buffer {
  if (!isTextFile(path) || (!bytes.includes("\r\n") && bytes[0] !== 0xef)) return bytes;
  // As single bytes, so that a text that is no UTF-8 keeps its bytes for the check.
  const text = bytes.toString("latin1");
  return Buffer.from(text.replace(/^\xef\xbb\xbf/, "").replaceAll("\r\n", "\n"), "latin1");
}

/** SHA-256 of the stored bytes, hex. */
export function toHash(stored: Buffer): string {
  return createHash("sha256").update(stored).digest("hex");
}
