import type { SignIn } from "#contract/desk/staff.ts";
import type { Transaction } from "#database/client.server.ts";
import type { RateLimit } from "#platform/admission/rate-limit.server.ts";
import { writeAudit } from "../audit/audit-log.repository.server.ts";
import { countClientHit, countHit } from "../rate-limit.repository.server.ts";
import type { Services } from "../services.server.ts";
import { findKnownDevice, issueDeviceToken } from "./known-device.server.ts";
import { requirePasswords } from "./oidc/oidc-only.server.ts";
import { isPassword } from "./password-hash.server.ts";
import { spendCode } from "./second-factor.service.server.ts";
import { type SignInDevice, startSession } from "./sessions.service.server.ts";
import { findAccountByEmail } from "./staff.repository.server.ts";

/** Attempts at one account, from all browsers that are new to it or from one that is not. */
export const ACCOUNT_LIMIT: RateLimit = { hits: 10, seconds: 900 };
/** Attempts from one address, at whichever accounts. */
export const CLIENT_LIMIT: RateLimit = { hits: 40, seconds: 900 };

/** The browser that signs in. */
export type SignInVisit = SignInDevice & {
  /** Address of the client. */
  client: string;
  /** Token of `issueDeviceToken` that the browser has. */
  deviceToken: string | undefined;
};

/** Tokens for the browser that signed in. */
export type SignedIn = { token: string; deviceToken: string };

/**
 * Signs in by password and code. Without an account, with a disabled one and with one that was not
 * set up it does the same work, so that neither text nor time tell which accounts exist.
 * @returns undefined when email, password or code is wrong
 * @throws PublicError 429 after too many attempts, 503 when too many are being checked
 */
export async function signIn(
  { db, env, clock, secretKey }: Pick<Services, "db" | "env" | "clock" | "secretKey">,
  { email, password, code }: SignIn,
  visit: SignInVisit,
): Promise<SignedIn | undefined> {
  requirePasswords({ env });
  const now = clock();
  await countClientHit(db, "sign-in", visit.client, CLIENT_LIMIT);
  const found = await findAccountByEmail(db, email);
  const device = await findKnownDevice(db, visit.deviceToken, found?.id ?? 0);
  if (device) await countHit(db, "sign-in device", device, ACCOUNT_LIMIT);
  else await countHit(db, "sign-in account", email.toLowerCase(), ACCOUNT_LIMIT);

  const account = found && !found.disabled_at && found.totp_secret ? found : undefined;
  const lane = device ? "known" : "unknown";
  const isRight = await isPassword(password, account?.password_hash ?? null, lane);
  if (!account || !isRight) return undefined;
  return db.transaction(async (tx) => {
    if (!(await spendCode(tx, secretKey, account, code, now))) return undefined;
    return openDesk(tx, account.id, visit, "password", now);
  });
}

/**
 * Starts the session of a person who has proved who they are.
 * @param by what they proved it with
 * @param proved_at when, at a provider; now without it
 */
export async function openDesk(
  tx: Transaction,
  staff_id: number,
  visit: SignInDevice,
  by: "password" | "passkey" | "link" | "oidc",
  now: Date,
  proved_at?: Date,
): Promise<SignedIn> {
  const token = await startSession(tx, staff_id, visit, now, proved_at);
  const subject = `staff ${staff_id}`;
  await writeAudit(tx, { staff_id, action: "staff.sign_in", subject, fields: [by] });
  return { token, deviceToken: await issueDeviceToken(tx, staff_id) };
}
