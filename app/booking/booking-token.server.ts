import { createHash, randomBytes } from "node:crypto";

/** A secret for a browser or a link; only its hash is stored. */
export function createToken(): string {
  return randomBytes(24).toString("base64url");
}

export function toTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
