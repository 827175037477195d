import type { Transaction } from "#database/client.server.ts";
import { spentCaptchas } from "#database/tables/protection.ts";
import { captchaError, type Proof, TOKEN_SPENT } from "#platform/captcha/captcha.server.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";

/**
 * Spends a token in the form's transaction: when that rolls back, the token is still valid.
 * @throws PublicError 422 when it was spent already, also by a concurrent transaction
 */
export async function spendCaptcha(tx: Transaction, proof: Proof): Promise<void> {
  if (!proof) return;
  const { rowCount } = await tx.insert(spentCaptchas).values(proof).onConflictDoNothing();
  if (rowCount === 0) throw captchaError(TOKEN_SPENT);
}

/** Expired tokens, also challenges of passkeys. */
export const spentCaptchasRecord: PersonalRecord = {
  name: "captchas",
  tables: ["spent_captchas"],
  retention: "until they have expired, 15 minutes at most",
  expiry: createRowExpiry({ every: "hour", since: spentCaptchas.expires_at }),
};
