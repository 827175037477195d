import { createHash } from "node:crypto";

/** SHA-256, hex. */
export const toDigest = (bytes: Uint8Array | string): string =>
  createHash("sha256").update(bytes).digest("hex");

/** A hash of what is the same in each copy of an email. */
export const toFingerprint = (parts: readonly unknown[]): string => toDigest(JSON.stringify(parts));
