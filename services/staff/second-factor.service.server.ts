import type { Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { spendRecoveryCode } from "./recovery-codes.repository.server.ts";
import { type StaffAccount, spendTotpStep } from "./staff.repository.server.ts";
import { findTotpStep, openTotpSecret } from "./totp.server.ts";

export const WRONG_CODE = "The code is wrong or has already been used. Wait for the next one";

const KEY_LOST =
  "We can't check codes because the site's key is missing. Use a recovery code or a passkey, or ask an owner for a set-up link.";

/**
 * Accepts a code of the authenticator app or a recovery code, each once.
 * @throws PublicError 503 when the app's secret was encrypted with another key
 */
export async function spendCode(
  tx: Transaction,
  secretKey: Buffer,
  { id, totp_secret }: Pick<StaffAccount, "id" | "totp_secret">,
  code: string,
  now: Date,
): Promise<boolean> {
  if (totp_secret === null) return false;
  const secret = openTotpSecret(secretKey, { id, totp_secret });
  const step = secret === undefined ? undefined : findTotpStep(secret, code, now);
  if (step !== undefined) return spendTotpStep(tx, id, step);
  if (await spendRecoveryCode(tx, id, code, now)) return true;
  if (secret === undefined) throw new PublicError(503, KEY_LOST);
  return false;
}
