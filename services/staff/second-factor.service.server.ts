import type { Transaction } from "#database/client.server.ts";
import { spendRecoveryCode } from "./recovery-codes.repository.server.ts";
import { type StaffAccount, spendTotpStep } from "./staff.repository.server.ts";
import { findTotpStep } from "./totp.server.ts";

export const WRONG_CODE = "The code is wrong or was used already. Wait for the next one";

/** Accepts a code of the authenticator app or a recovery code, each once. */
export async function spendCode(
  tx: Transaction,
  { id, totp_secret }: Pick<StaffAccount, "id" | "totp_secret">,
  code: string,
  now: Date,
): Promise<boolean> {
  if (totp_secret === null) return false;
  const step = findTotpStep(totp_secret, code, now);
  if (step !== undefined) return spendTotpStep(tx, id, step);
  return spendRecoveryCode(tx, id, code, now);
}
