import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits for a cookie or a link. In lower case, as all URLs are. */
export function createStaffToken(): string {
  return randomBytes(32).toString("hex");
}

/** SHA-256 of a secret as it is stored, hex. */
export function toTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
