import { createHash } from "node:crypto";
import { createToken, toTokenHash } from "./secret-token.server.ts";

/**
 * The secret of a link in an email, and what is stored of it: its hash, and a hash of it with the
 * address, so that the link ends when the person has another address.
 */
export function createRecipientToken(address: string) {
  const token = createToken();
  const recipient_hash = toRecipientHash(token, address);
  return { token, hashes: { token_hash: toTokenHash(token), recipient_hash } };
}

/** SHA-256, hex. The address cannot be found by trying, because the secret is not stored. */
export function toRecipientHash(token: string, address: string): string {
  return createHash("sha256").update(`${token} ${address}`).digest("hex");
}
