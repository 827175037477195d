import { and, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#database/client.server.ts";
import { staff } from "#database/tables/staff.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { isSealed, isSealedBy } from "#platform/secrets/sealed-text.server.ts";
import { sealTotpSecret } from "./totp.server.ts";

/**
 * Encrypts the secrets of authenticator apps that an earlier release has stored as they are, and
 * logs when some were encrypted with another key: their people cannot sign in by code.
 */
export async function sealStoredSecrets(
  db: Database,
  secretKey: Buffer,
  log: Pick<Logger, "info" | "error">,
): Promise<void> {
  const { id, totp_secret } = staff;
  const rows = await db.select({ id, totp_secret }).from(staff).where(isNotNull(totp_secret));
  let sealed = 0;
  let foreign = 0;
  for (const { id: owner, totp_secret: stored } of rows) {
    if (stored === null || isSealedBy(secretKey, stored)) continue;
    if (isSealed(stored)) {
      foreign += 1;
      continue;
    }
    // Another process may have been faster, or the person may have another app by now.
    await db
      .update(staff)
      .set({ totp_secret: sealTotpSecret(secretKey, owner, stored) })
      .where(and(eq(id, owner), eq(totp_secret, stored)));
    sealed += 1;
  }
  if (sealed > 0) log.info(`secrets of authenticator apps were encrypted, of ${toCount(sealed)}`);
  if (foreign > 0) {
    log.error(
      `secrets of authenticator apps are encrypted with another key, of ${toCount(foreign)}: restore secret-key in DATA_DIR or set SECRET_KEY (docs/operations.md, "The secret key")`,
    );
  }
}

const toCount = (count: number) => (count === 1 ? "1 account" : `${count} accounts`);
