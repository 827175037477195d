import { createHmac } from "node:crypto";
import { generateURI, ScureBase32Plugin, verifySync } from "otplib";
import { isSealed, openSealed, sealText } from "#platform/secrets/sealed-text.server.ts";

/** Seconds for which a code is valid, and by which the clock of a phone may differ. */
const PERIOD = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const base32 = new ScureBase32Plugin();

/**
 * The secret that is offered for an authenticator app, Base32. It is derived from `offer`, a text
 * that only the person's page knows: it stays the same while the form comes back with errors, and
 * needs no place before it is confirmed.
 */
export function toTotpSecret(secretKey: Buffer, offer: string): string {
  const bytes = createHmac("sha256", secretKey).update(`totp offer ${offer}`).digest();
  return base32.encode(bytes.subarray(0, SECRET_BYTES));
}

const toPlace = (staff_id: number) => `staff ${staff_id} totp_secret`;

/** The secret of an account as it is stored: who reads the database cannot make codes. */
export const sealTotpSecret = (secretKey: Buffer, staff_id: number, secret: string): string =>
  sealText(secretKey, secret, toPlace(staff_id));

/**
 * The secret of an account, also one that a process of an earlier release has just stored as it is.
 * @returns undefined when it was encrypted with another key
 */
export function openTotpSecret(
  secretKey: Buffer,
  { id, totp_secret }: { id: number; totp_secret: string },
): string | undefined {
  return isSealed(totp_secret) ? openSealed(secretKey, totp_secret, toPlace(id)) : totp_secret;
}

/** The content of the QR code that an authenticator app scans. */
export function toTotpUri(secret: string, { issuer, email }: { issuer: string; email: string }) {
  return generateURI({ secret, issuer, label: email });
}

/**
 * The time step to which a code belongs: now, the one before or the one after; undefined for a
 * wrong code. The caller stores it, as each step is accepted once.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: PERIOD, period: PERIOD });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}
