import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { AuditAction } from "#contract/desk/audit-terms.ts";
import type { RegistrationResponse } from "#contract/desk/passkey.ts";
import type { Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import { writeAudit } from "../audit/audit-log.repository.server.ts";
import type { Services } from "../services.server.ts";
import type { Notify } from "./account.service.server.ts";
import type { CurrentStaff } from "./current-staff.server.ts";
import { keepPasskeyOwner, requirePasskeys } from "./oidc/oidc-only.server.ts";
import { issueChallenge, spendChallenge } from "./passkey-challenges.repository.server.ts";
import {
  ALGORITHMS,
  toRelyingParty,
  toUserHandle,
  undefinedIfWrong,
} from "./passkey-rules.server.ts";
import { deletePasskey, insertPasskey, listCredentials } from "./passkeys.repository.server.ts";
import { deleteSessionsOf } from "./sessions.repository.server.ts";
import { lockOwners } from "./staff.repository.server.ts";

type Deps = Pick<Services, "db" | "env" | "clock">;

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Whose passkey is made: of an account that is signed in, or of one that its invitation sets up. */
export type PasskeyHolder = Pick<CurrentStaff, "id" | "email" | "name"> & {
  by: "session" | "invitation";
};

const toUse = ({ id, by }: Pick<PasskeyHolder, "id" | "by">) => `${by} ${id}`;

/** Without extensions, some of which have values that loaders cannot send. */
export type PasskeyOffer = Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;

/**
 * What a browser asks an authenticator to make a passkey with, which sign-in finds without an email
 * address.
 * @param rpName the desk, as the authenticator shows it
 */
export async function createPasskeyOffer(
  { db, env, clock }: Deps,
  holder: PasskeyHolder,
  rpName: string,
): Promise<PasskeyOffer> {
  const { id, email, name } = holder;
  return generateRegistrationOptions({
    rpID: toRelyingParty(env).expectedRPID,
    rpName,
    userName: email,
    userDisplayName: name,
    userID: Uint8Array.from(Buffer.from(toUserHandle(id))),
    challenge: await issueChallenge(db, toUse(holder), clock()),
    excludeCredentials: await listCredentials(db, id),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/**
 * Adds a passkey that an authenticator has made.
 * @throws PublicError 422 when its response is wrong, old or used
 */
export async function addPasskey(
  deps: Deps,
  current: CurrentStaff,
  { response, name }: NewPasskey,
  notify: Notify,
): Promise<void> {
  requirePasskeys(deps, current.role);
  const credential = await verifyPasskey(deps, response, { ...current, by: "session" });
  await deps.db.transaction(async (tx) => {
    await storePasskey(tx, credential, { name, staff_id: current.id, created_at: deps.clock() });
    await audit(tx, current, "staff.passkey");
    await notify(tx);
  });
}

/** What an authenticator has made. */
export type NewPasskey = { response: RegistrationResponse; name: string };

/**
 * Verifies the response of an authenticator, and uses its challenge up.
 * @throws PublicError 422 when it is wrong, old or used
 */
export async function verifyPasskey(
  { db, env, clock }: Deps,
  response: RegistrationResponse,
  holder: Pick<PasskeyHolder, "id" | "by">,
) {
  const verified = await undefinedIfWrong(
    verifyRegistrationResponse({
      ...toRelyingParty(env),
      response,
      expectedChallenge: (challenge) => spendChallenge(db, challenge, toUse(holder), clock()),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) throw new PublicError(422, "The passkey couldn't be added. Try again.");
  return verified.registrationInfo.credential;
}

/** @throws PublicError 422 when an account has it */
export async function storePasskey(
  tx: Transaction,
  { id, publicKey, counter, transports }: Awaited<ReturnType<typeof verifyPasskey>>,
  owner: { staff_id: number; name: string; created_at: Date },
): Promise<void> {
  const isNew = await insertPasskey(tx, {
    id,
    public_key: Buffer.from(publicKey),
    counter,
    transports: toTransports(transports),
    ...owner,
  });
  if (!isNew) throw new PublicError(422, "You've already added this passkey.");
}

/** Removes a passkey. Ends the other sessions too: a stranger may have used it. */
export async function removePasskey(
  { db, env }: Deps,
  current: CurrentStaff,
  id: string,
  notify: Notify,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Changes of owners come one after the other.
    await lockOwners(tx);
    const isRemoved = await keepPasskeyOwner({ env }, tx, () => deletePasskey(tx, current.id, id));
    if (!isRemoved) return;
    await deleteSessionsOf(tx, current.id, current.session_id);
    await audit(tx, current, "staff.remove_passkey");
    await notify(tx);
  });
}

/** The browser sends them, and nothing signs them. */
const toTransports = (sent: unknown) => TRANSPORTS.filter((one) => [sent].flat().includes(one));

const audit = (
  tx: Parameters<typeof writeAudit>[0],
  { id }: CurrentStaff,
  action: Extract<AuditAction, `staff.${string}`>,
) => writeAudit(tx, { staff_id: id, action, subject: `staff ${id}`, fields: [] });
