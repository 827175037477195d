import { createHash, randomBytes } from "node:crypto";

/**
 * A secret for a browser or a link; only its hash is stored. In lower case, because URLs
 * with capitals are redirected (spec §2).
 */
export function createToken(): string {
  return randomBytes(20).toString("hex");
}

export function toTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
