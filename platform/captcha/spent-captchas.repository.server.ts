import { lt, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { spentCaptchas } from "#database/tables/protection.ts";
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

/** Forgets tokens that could not be sent again anyway. */
export async function sweepSpentCaptchas(db: Queryable): Promise<void> {
  await db.delete(spentCaptchas).where(lt(spentCaptchas.expires_at, sql`now()`));
}
