import { createHash } from "node:crypto";
import type { TokenActor } from "#services/access-tokens/access-tokens.repository.server.ts";

/**
 * An idempotency key, the same for what a program sends again: models repeat a call whose response
 * they missed.
 */
export function toRepeatedKey({ token_id }: Pick<TokenActor, "token_id">, sent: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify([token_id, sent]));
  const hex = hash.digest("hex");
  return [8, 12, 16, 20, 32].map((end, at, ends) => hex.slice(ends[at - 1] ?? 0, end)).join("-");
}
