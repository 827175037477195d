import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Queryable } from "#database/client.server.ts";
import { spentCaptchas } from "#database/tables/protection.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { readToken, signToken } from "#platform/secrets/signed-token.server.ts";
import { getSecret } from "../secrets.repository.server.ts";

/** As long as a recent sign-in, which adding a passkey needs. */
const LIFETIME_MS = 15 * 60_000;

const ChallengeSchema = z.object({ use: z.string(), nonce: z.uuid(), expires_at: z.number() });

const getKey = (db: Queryable) => getSecret(db, "staff-passkey");

/**
 * A challenge for an authenticator. It is signed instead of stored, so that requests without an
 * account write nothing; only the ones that come back are stored, as used.
 * @param use what it may be used for: a sign-in, or a new passkey of one account
 */
export async function issueChallenge(
  db: Queryable,
  use: string,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const expires_at = now.getTime() + LIFETIME_MS;
  const token = signToken(await getKey(db), { use, nonce: randomUUID(), expires_at });
  return Uint8Array.from(Buffer.from(token));
}

/**
 * Uses a challenge up.
 * @param challenge base64url, as in the response of an authenticator
 * @returns false when it was not issued for this use, has expired or was used before
 */
export async function spendChallenge(
  db: Queryable,
  challenge: string,
  use: string,
  now: Date,
): Promise<boolean> {
  const token = Buffer.from(challenge, "base64url").toString();
  const { data } = ChallengeSchema.safeParse(readToken(await getKey(db), token));
  if (data?.use !== use || data.expires_at <= now.getTime()) return false;
  // Of the token, not of its encoding: base64url has several for the same bytes.
  const spent = { id: toTokenHash(token), expires_at: new Date(data.expires_at) };
  const { rowCount } = await db.insert(spentCaptchas).values(spent).onConflictDoNothing();
  return rowCount === 1;
}
