import { isUnavailable } from "#platform/browser/unavailable.ts";

/**
 * The site as authenticators know it. Passkeys belong to the host of its configured URL: a page of
 * another origin cannot ask for them, and its responses are refused.
 */
export const toRelyingParty = ({ siteUrl }: { siteUrl: string }) => ({
  expectedOrigin: siteUrl,
  expectedRPID: new URL(siteUrl).hostname,
});

/**
 * Signature algorithms of passkeys (COSE): EdDSA, ES256 and RS256, which every authenticator has one
 * of. Those that Node still calls experimental might be gone in its next version.
 */
export const ALGORITHMS: number[] = [-8, -7, -257];

/** The account of a passkey as its authenticator stores it. */
export const toUserHandle = (staff_id: number) => `staff ${staff_id}`;

/** What was verified; undefined for a wrong response, for which the library throws. */
export function undefinedIfWrong<Verified>(
  verifying: Promise<Verified>,
): Promise<Verified | undefined> {
  return verifying.catch((error: unknown) => {
    if (isUnavailable(error)) throw error;
    return undefined;
  });
}
