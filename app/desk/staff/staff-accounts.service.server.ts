import { readToday } from "#app/site/agency-time.server.ts";
import type { AuditAction } from "#contract/desk/audit-terms.ts";
import type { StaffRole } from "#contract/desk/staff-terms.ts";
import type { Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { revokeTokensOf } from "#services/access-tokens/access-tokens.repository.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import { removeFirstOwnerFile } from "#services/staff/first-owner.service.server.ts";
import { removeDeputy } from "#services/staff/leaves.repository.server.ts";
import {
  deleteLinksOf,
  replaceLinks,
  type StaffLinkPurpose,
} from "#services/staff/links.repository.server.ts";
import { keepPasskeyOwner, requirePasswords } from "#services/staff/oidc/oidc-only.server.ts";
import { deleteSessionsOf } from "#services/staff/sessions.repository.server.ts";
import {
  deleteFirstOwner,
  findAccount,
  findAccountByEmail,
  insertInvited,
  isAccountSetUp,
  lockOwners,
  type StaffAccount,
  updateAccount,
} from "#services/staff/staff.repository.server.ts";
import type { GivenCalls, NextHost } from "../calls/give-calls-away.service.server.ts";
import { findHostOf, stopHost } from "../calls/stop-host.service.server.ts";
import { enqueueLinkEmail } from "./staff-emails.server.ts";

export type StaffDeps = Pick<Services, "db" | "queue" | "env" | "clock">;

/** Id of the owner who makes a change; null for the command line. */
type By = number | null;

/**
 * Invites a person by email, also again while they have not set up their account.
 * @returns the token of their link
 * @throws PublicError 409 for a person who has
 */
export async function inviteStaff(
  deps: StaffDeps,
  by: By,
  { email, role }: { email: string; role: StaffRole },
): Promise<string> {
  const token = await changeStaff(deps, by, async (tx) => {
    const found = await findAccountByEmail(tx, email);
    if (found && (await isAccountSetUp(tx, found.id))) {
      throw new PublicError(409, `${email} already has an account.`);
    }
    await deleteFirstOwner(tx);
    const id = found?.id ?? (await insertInvited(tx, { email, role }));
    if (found) await updateAccount(tx, id, { role, disabled_at: null });
    await audit(tx, by, "staff.invite", id, ["email", "role"]);
    return sendLink(deps, tx, { id, email, name: "" }, "invitation");
  });
  await removeFirstOwnerFile(deps.env);
  return token;
}

/**
 * Sends a link that replaces everything a person signs in with: password, authenticator app and
 * passkeys. Until it is used they stay as they are.
 * @returns its token
 * @throws PublicError 404, 409 for a disabled account
 */
export function resetStaff(deps: StaffDeps, by: By, id: number): Promise<string> {
  return changeAccount(deps, by, id, async (tx, account) => {
    if (account.disabled_at) throw new PublicError(409, `${account.email} is disabled.`);
    await audit(tx, by, "staff.reset", id, []);
    return sendLink(deps, tx, account, "invitation");
  });
}

/**
 * Sends a link to sign in by password and code, also while attempts by others close the account.
 * @returns its token
 * @throws PublicError 404, 409 for an account that does not sign in by password
 */
export async function sendSignInLink(deps: StaffDeps, by: By, id: number): Promise<string> {
  requirePasswords(deps);
  return changeAccount(deps, by, id, async (tx, account) => {
    if (account.disabled_at) throw new PublicError(409, `${account.email} is disabled.`);
    if (!account.password_hash || !account.totp_secret) {
      throw new PublicError(409, `${account.email} doesn't sign in with a password.`);
    }
    await audit(tx, by, "staff.sign_in_link", id, []);
    return sendLink(deps, tx, account, "sign-in");
  });
}

/**
 * Revokes the access tokens of the person too, which were made for what the role included.
 * @throws PublicError 404, 409 when no other owner would remain
 */
export function changeRole(deps: StaffDeps, by: By, id: number, role: StaffRole): Promise<void> {
  return changeAccount(deps, by, id, async (tx, account, owners) => {
    if (account.role === role) return;
    requireOtherOwner(account, owners);
    await keepPasskeyOwner(deps, tx, () => updateAccount(tx, id, { role }));
    await revokeTokensOf(tx, id, deps.clock());
    await audit(tx, by, "staff.role", id, ["role"]);
  });
}

/**
 * Ends the sessions, links and access tokens of a person, who cannot sign in until they are enabled
 * again. They take no calls from then on: those ahead go to hosts who are free.
 * @throws PublicError 404, 409 when no other owner would remain
 */
export function disableStaff(deps: StaffDeps, by: By, id: number): Promise<GivenCalls> {
  return changeAccount(deps, by, id, (tx, account, owners) =>
    disableAccount(deps, tx, by, { account, owners, next: "free" }),
  );
}

/**
 * The same in a transaction that has locked the owners.
 * @param next who gets the calls
 */
export async function disableAccount(
  deps: StaffDeps,
  tx: Transaction,
  by: By,
  { account, owners, next }: { account: StaffAccount; owners: readonly number[]; next: NextHost },
): Promise<GivenCalls> {
  if (account.disabled_at) return { calls: 0, unchanged: [] };
  requireOtherOwner(account, owners);
  const disabled = { disabled_at: deps.clock(), signature: "" };
  await keepPasskeyOwner(deps, tx, () => updateAccount(tx, account.id, disabled));
  await deleteSessionsOf(tx, account.id);
  await deleteLinksOf(tx, account.id);
  await revokeTokensOf(tx, account.id, deps.clock());
  await audit(tx, by, "staff.disable", account.id, ["disabled_at"]);
  await removeDeputy(tx, account.id, await readToday(tx, deps.clock()));
  const host = await findHostOf(tx, account.email);
  return host ? stopHost(deps, tx, by, { host: host.id, next }) : { calls: 0, unchanged: [] };
}

/** @throws PublicError 404 */
export function enableStaff(deps: StaffDeps, by: By, id: number): Promise<void> {
  return changeAccount(deps, by, id, async (tx, account) => {
    if (!account.disabled_at) return;
    await updateAccount(tx, id, { disabled_at: null });
    await audit(tx, by, "staff.enable", id, ["disabled_at"]);
  });
}

/**
 * Changes an account, one change of staff after the other.
 * @param change is told the ids of the owners who can sign in
 * @throws PublicError 403 for one who is no owner any more, 404
 */
export function changeAccount<Result>(
  deps: StaffDeps,
  by: By,
  id: number,
  change: (tx: Transaction, account: StaffAccount, owners: readonly number[]) => Promise<Result>,
): Promise<Result> {
  return changeStaff(deps, by, async (tx, owners) => {
    const account = await findAccount(tx, id);
    if (!account?.email) throw notFound("There is no such account.");
    return change(tx, account, owners);
  });
}

/**
 * Changes of staff come one after the other: two owners who demote each other cannot both be the
 * last to look.
 */
function changeStaff<Result>(
  { db }: StaffDeps,
  by: By,
  change: (tx: Transaction, owners: readonly number[]) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    // Another owner may have taken the role away a moment ago.
    if (by !== null && !owners.includes(by))
      throw new PublicError(403, "Only owners change staff.");
    return change(tx, owners);
  });
}

function requireOtherOwner({ id }: StaffAccount, owners: readonly number[]): void {
  if (owners.includes(id) && owners.length === 1) {
    throw new PublicError(409, "One owner who can sign in has to remain.");
  }
}

async function sendLink(
  deps: StaffDeps,
  tx: Transaction,
  { id, email, name }: Pick<StaffAccount, "id" | "email" | "name">,
  purpose: StaffLinkPurpose,
): Promise<string> {
  const token = await replaceLinks(tx, { staff_id: id, purpose }, deps.clock());
  await enqueueLinkEmail(deps, tx, { purpose, token, to: { email, name } });
  return token;
}

const audit = (
  tx: Transaction,
  staff_id: By,
  action: Extract<AuditAction, `staff.${string}`>,
  id: number,
  fields: readonly string[],
) => writeAudit(tx, { staff_id, action, subject: `staff ${id}`, fields });
