import type { AccountSetUp, PasskeySetUp, PasswordReset } from "#contract/desk/staff.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { revokeTokensOf } from "../access-tokens/access-tokens.repository.server.ts";
import { writeAudit } from "../audit/audit-log.repository.server.ts";
import { countHit } from "../rate-limit.repository.server.ts";
import type { Services } from "../services.server.ts";
import { toDeviceName } from "./device-name.ts";
import { getLinkedAccount, requireLink } from "./linked-account.service.server.ts";
import { deleteLinksOf } from "./links.repository.server.ts";
import { deleteIdentitiesOf } from "./oidc/identities.repository.server.ts";
import { requirePasskeys, requirePasswords } from "./oidc/oidc-only.server.ts";
import { storePasskey, verifyPasskey } from "./passkeys.service.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { deleteRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.repository.server.ts";
import { spendCode, WRONG_CODE } from "./second-factor.service.server.ts";
import { deleteSessionsOf } from "./sessions.repository.server.ts";
import type { SignInDevice } from "./sessions.service.server.ts";
import { openDesk, type SignedIn } from "./sign-in.service.server.ts";
import {
  deletePasskeysOf,
  findAccountByEmail,
  type StaffAccount,
  updateAccount,
} from "./staff.repository.server.ts";
import { findTotpStep, sealTotpSecret, toTotpSecret } from "./totp.server.ts";

type Deps = Pick<Services, "db" | "env" | "clock" | "secretKey">;

/** Wrong codes for one link. */
const CODE_LIMIT = { hits: 10, seconds: 900 };

/**
 * Sets up an account by its invitation: everything that it could be signed in with before ends.
 * @returns the tokens of the session, and the recovery codes to show once
 * @throws PublicError 404 for a link that cannot be used, 422 for a wrong code or a used address
 */
export async function setUpAccount(
  { db, env, clock, secretKey }: Deps,
  link: string,
  { email, name, new_password, code }: AccountSetUp,
  visit: SignInDevice,
): Promise<SignedIn & { codes: string[] }> {
  requirePasswords({ env });
  const now = clock();
  const account = await getLinkedAccount({ db, clock }, link, "invitation");
  const secret = toTotpSecret(secretKey, link);
  const totp_step = findTotpStep(secret, code, now);
  if (totp_step === undefined) throw unprocessable({ code: [WRONG_CODE] });
  const totp_secret = sealTotpSecret(secretKey, account.id, secret);
  const password_hash = await hashPassword(new_password);
  return db.transaction(async (tx) => {
    const fields = { email, name, password_hash, totp_secret, totp_step };
    const signedIn = await startAccount(tx, { link, account, fields, visit, now });
    return { ...signedIn, codes: await replaceRecoveryCodes(tx, account.id) };
  });
}

/**
 * The same with a passkey, without password and authenticator app. Who loses the passkey needs
 * another invitation.
 * @throws PublicError 404 for a link that cannot be used, 422 for a wrong response or a used address
 */
export async function setUpByPasskey(
  deps: Deps,
  link: string,
  { email, name, passkey }: PasskeySetUp,
  visit: SignInDevice,
): Promise<SignedIn> {
  const now = deps.clock();
  const account = await getLinkedAccount(deps, link, "invitation");
  const { id, role } = account;
  requirePasskeys(deps, role);
  const credential = await verifyPasskey(deps, passkey, { id, by: "invitation" });
  return deps.db.transaction(async (tx) => {
    const fields = { email, name, password_hash: null, totp_secret: null };
    const signedIn = await startAccount(tx, { link, account, fields, visit, now });
    const device = toDeviceName(visit.userAgent ?? "");
    await storePasskey(tx, credential, { staff_id: id, name: device, created_at: now });
    return signedIn;
  });
}

type Start = {
  link: string;
  account: StaffAccount;
  fields: { email: string } & Parameters<typeof updateAccount>[2];
  visit: SignInDevice;
  now: Date;
};

async function startAccount(tx: Transaction, { link, account, fields, visit, now }: Start) {
  await requireLink(tx, link, now);
  await claimEmail(tx, account, fields.email);
  await endCredentials(tx, account.id, now);
  await updateAccount(tx, account.id, fields);
  return restart(tx, account.id, "staff.set_up", visit, now);
}

/** Ends everything that a person had signed in or acted with: a set-up link replaces it. */
export async function endCredentials(tx: Transaction, owner: number, now: Date): Promise<void> {
  await deleteLinksOf(tx, owner);
  await deletePasskeysOf(tx, owner);
  await deleteIdentitiesOf(tx, owner);
  await deleteRecoveryCodes(tx, owner);
  await revokeTokensOf(tx, owner, now);
  await deleteSessionsOf(tx, owner);
  await updateAccount(tx, owner, { password_hash: null, totp_secret: null });
}

/**
 * Changes a forgotten password by its link. The authenticator app stays: an email alone does not
 * open the desk.
 * @throws PublicError 404 for a link that cannot be used, 422 for a wrong code, 429 after many
 */
export async function resetPassword(
  { db, env, clock, secretKey }: Deps,
  link: string,
  { new_password, code }: PasswordReset,
  visit: SignInDevice,
): Promise<SignedIn> {
  requirePasswords({ env });
  const now = clock();
  const account = await getLinkedAccount({ db, clock }, link, "reset");
  await countHit(db, "reset code", String(account.id), CODE_LIMIT);
  const password_hash = await hashPassword(new_password);
  return db.transaction(async (tx) => {
    await requireLink(tx, link, now);
    // The transaction is undone: the link can be used with the right code.
    if (!(await spendCode(tx, secretKey, account, code, now)))
      throw unprocessable({ code: [WRONG_CODE] });
    await updateAccount(tx, account.id, { password_hash });
    return restart(tx, account.id, "staff.password", visit, now);
  });
}

async function claimEmail(tx: Transaction, account: StaffAccount, email: string): Promise<void> {
  const other = account.email === email ? undefined : await findAccountByEmail(tx, email);
  if (other && other.id !== account.id) {
    throw unprocessable({ email: ["Another account has this email address"] });
  }
}

/** Ends all sessions of a person and starts a new one. */
async function restart(
  tx: Transaction,
  staff_id: number,
  action: "staff.set_up" | "staff.password",
  visit: SignInDevice,
  now: Date,
): Promise<SignedIn> {
  await deleteSessionsOf(tx, staff_id);
  await writeAudit(tx, { staff_id, action, subject: `staff ${staff_id}`, fields: [] });
  return openDesk(tx, staff_id, visit, "link", now);
}
