import { lte } from "drizzle-orm";
import type { Transaction } from "#database/client.server.ts";
import { spentCaptchas } from "#database/tables/protection.ts";
import { createRowExpiry } from "../personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";
import { captchaError, type Proof, TOKEN_SPENT } from "./captcha.server.ts";

/**
 * Spends a token in the form's transaction: when that fails, the token is as good as before.
 * @throws PublicError 422 when it was spent already; two at once are decided by the database
 */
export async function spendCaptcha(tx: Transaction, proof: Proof): Promise<void> {
  if (!proof) return;
  const { rowCount } = await tx.insert(spentCaptchas).values(proof).onConflictDoNothing();
  if (rowCount === 0) throw captchaError(TOKEN_SPENT);
}

/** Tokens that could not be sent again anyway. */
export const spentCaptchasRecord: PersonalRecord = {
  name: "captchas",
  tables: ["spent_captchas"],
  kept: "until they have expired, 10 minutes",
  expiry: createRowExpiry({
    every: "hour",
    table: spentCaptchas,
    key: spentCaptchas.id,
    since: spentCaptchas.expires_at,
    isExpired: (now) => lte(spentCaptchas.expires_at, now),
  }),
};
