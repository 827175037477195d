import type { AuditAction } from "#contract/desk/audit-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { unprocessable } from "#platform/errors.ts";
import { writeAudit } from "../audit/audit-log.repository.server.ts";
import type { Services } from "../services.server.ts";
import type { CurrentStaff } from "./current-staff.server.ts";
import { requirePasswords } from "./oidc/oidc-only.server.ts";
import { listPasskeys } from "./passkeys.repository.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.repository.server.ts";
import { WRONG_CODE } from "./second-factor.service.server.ts";
import { deleteSession, deleteSessionsOf, listSessions } from "./sessions.repository.server.ts";
import {
  findAccount,
  readSignature,
  type StaffAccount,
  updateAccount,
  wantsDigest,
} from "./staff.repository.server.ts";
import { findTotpStep, sealTotpSecret, toTotpSecret } from "./totp.server.ts";

type Deps = Pick<Services, "db" | "clock">;
/** Tells the person of a change of how they sign in, in its transaction. */
export type Notify = (tx: Transaction) => Promise<void>;

/** Everything about the account of who is signed in, for their own page. */
export async function getAccount({ db, clock }: Deps, current: CurrentStaff) {
  const account = await getOwn(db, current);
  const sessions = await listSessions(db, current.id, clock());
  return {
    has_password: account.password_hash !== null,
    has_totp: account.totp_secret !== null,
    signature: await readSignature(db, current.id),
    wants_digest: await wantsDigest(db, current.id),
    recovery_codes: await countRecoveryCodes(db, current.id),
    passkeys: await listPasskeys(db, current.id),
    sessions: sessions.map((session) => ({
      ...session,
      is_current: session.id === current.session_id,
    })),
  };
}

export async function changeName({ db }: Deps, current: CurrentStaff, name: string): Promise<void> {
  if (name === current.name) return;
  await db.transaction(async (tx) => {
    await updateAccount(tx, current.id, { name });
    await audit(tx, current, "staff.name", ["name"]);
  });
}

/** What stands below the replies of the person. */
export async function changeSignature(
  { db }: Deps,
  current: CurrentStaff,
  signature: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateAccount(tx, current.id, { signature });
    await audit(tx, current, "staff.signature", ["signature"]);
  });
}

/** Whether the person gets an email each morning with what waits for them. */
export async function changeDigest(
  { db }: Deps,
  current: CurrentStaff,
  wants_digest: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await updateAccount(tx, current.id, { wants_digest });
    await audit(tx, current, "staff.digest", ["wants_digest"]);
  });
}

/** Ends the other sessions too: a stranger may have used the old password. */
export async function changePassword(
  { db, env }: Deps & Pick<Services, "env">,
  current: CurrentStaff,
  password: string,
  notify: Notify,
): Promise<void> {
  requirePasswords({ env });
  const password_hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await updateAccount(tx, current.id, { password_hash });
    await deleteSessionsOf(tx, current.id, current.session_id);
    await audit(tx, current, "staff.password", ["password"]);
    await notify(tx);
  });
}

/** The secret that the page of an account offers; another one once it was accepted. */
export async function offerTotpSecret(
  { db, secretKey }: Pick<Services, "db" | "secretKey">,
  current: CurrentStaff,
): Promise<string> {
  const { totp_secret } = await getOwn(db, current);
  return toTotpSecret(secretKey, `account ${current.session_id} ${totp_secret}`);
}

/**
 * Replaces the authenticator app by the one that was offered.
 * @throws PublicError 422 for a wrong code
 */
export async function changeTotp(
  deps: Deps & Pick<Services, "env" | "secretKey">,
  current: CurrentStaff,
  code: string,
  notify: Notify,
): Promise<void> {
  requirePasswords(deps);
  const secret = await offerTotpSecret(deps, current);
  const totp_step = findTotpStep(secret, code, deps.clock());
  if (totp_step === undefined) throw unprocessable({ code: [WRONG_CODE] });
  const totp_secret = sealTotpSecret(deps.secretKey, current.id, secret);
  await deps.db.transaction(async (tx) => {
    await updateAccount(tx, current.id, { totp_secret, totp_step });
    await deleteSessionsOf(tx, current.id, current.session_id);
    await audit(tx, current, "staff.totp", ["totp"]);
    await notify(tx);
  });
}

/** @returns new recovery codes, to show once; the old ones end */
export function renewRecoveryCodes(
  { db }: Deps,
  current: CurrentStaff,
  notify: Notify,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await audit(tx, current, "staff.recovery_codes", []);
    await notify(tx);
    return replaceRecoveryCodes(tx, current.id);
  });
}

/** Ends one session of who is signed in, or all others. */
export function endSessions({ db }: Deps, current: CurrentStaff, session?: number): Promise<void> {
  return db.transaction(async (tx) => {
    const ended =
      session === undefined
        ? await deleteSessionsOf(tx, current.id, current.session_id)
        : await deleteSession(tx, current.id, session);
    if (ended > 0) await audit(tx, current, "staff.sessions", []);
  });
}

async function getOwn(db: Deps["db"], { id }: CurrentStaff): Promise<StaffAccount> {
  const account = await findAccount(db, id);
  if (!account) throw new Error("Who is signed in has no account");
  return account;
}

const audit = (
  tx: Transaction,
  { id }: CurrentStaff,
  action: Extract<AuditAction, `staff.${string}`>,
  fields: readonly string[],
) => writeAudit(tx, { staff_id: id, action, subject: `staff ${id}`, fields });
