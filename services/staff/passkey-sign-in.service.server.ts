import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import type { AuthenticationResponse } from "#contract/desk/passkey.ts";
import { countClientHit } from "../rate-limit.repository.server.ts";
import type { Services } from "../services.server.ts";
import { mayUsePasskey } from "./oidc/oidc-only.server.ts";
import { issueChallenge, spendChallenge } from "./passkey-challenges.repository.server.ts";
import { toRelyingParty, toUserHandle, undefinedIfWrong } from "./passkey-rules.server.ts";
import { countPasskeyUse, findPasskey } from "./passkeys.repository.server.ts";
import {
  CLIENT_LIMIT,
  openDesk,
  type SignedIn,
  type SignInVisit,
} from "./sign-in.service.server.ts";
import { findAccount } from "./staff.repository.server.ts";

type Deps = Pick<Services, "db" | "env" | "clock">;

const SIGN_IN = "sign-in";

/** What a browser asks its authenticators for: any passkey of this site. */
export async function createPasskeyRequest({
  db,
  env,
  clock,
}: Deps): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: toRelyingParty(env).expectedRPID,
    challenge: await issueChallenge(db, SIGN_IN, clock()),
    userVerification: "required",
  });
}

/**
 * Signs in by passkey, which is two factors at once: the device, and what unlocks it.
 * @returns undefined when there is no such passkey, or its response is wrong, old or used
 * @throws PublicError 429 after too many attempts
 */
export async function signInByPasskey(
  { db, env, clock }: Deps,
  response: AuthenticationResponse,
  visit: SignInVisit,
): Promise<SignedIn | undefined> {
  const now = clock();
  await countClientHit(db, "sign-in", visit.client, CLIENT_LIMIT);
  const passkey = await findPasskey(db, response.id);
  if (!passkey) return undefined;
  const verified = await undefinedIfWrong(
    verifyAuthenticationResponse({
      ...toRelyingParty(env),
      response,
      expectedChallenge: (challenge) => spendChallenge(db, challenge, SIGN_IN, now),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        counter: passkey.counter,
        publicKey: Uint8Array.from(passkey.public_key),
      },
    }),
  );
  if (!verified?.verified || toUserHandle(passkey.staff_id) !== readUserHandle(response)) {
    return undefined;
  }
  const { newCounter } = verified.authenticationInfo;
  const account = await findAccount(db, passkey.staff_id);
  if (!account || !mayUsePasskey({ env }, account.role)) return undefined;
  return db.transaction(async (tx) => {
    // Decides between two responses at the same time.
    if (!(await countPasskeyUse(tx, passkey.id, newCounter, now))) return undefined;
    return openDesk(tx, passkey.staff_id, visit, "passkey", now);
  });
}

function readUserHandle({ response }: AuthenticationResponse): string | undefined {
  const { userHandle } = response;
  return userHandle === undefined ? undefined : Buffer.from(userHandle, "base64url").toString();
}
