import { PublicError } from "#platform/errors.ts";
import { createLabeledCounter } from "#platform/process/metrics.ts";

const WAYS = ["password", "passkey", "oidc"] as const;
const OUTCOMES = ["accepted", "refused", "rate_limited", "failed"] as const;

/** Attempts to sign in to the desk, at this process. */
export const signIns = createLabeledCounter(
  "ogds_sign_ins_total",
  "Attempts to sign in to the desk, by outcome; refused: something entered was wrong.",
  { by: WAYS, outcome: OUTCOMES },
);

/** Counts how an attempt to sign in ends; `undefined` is one that is refused. */
export async function countSignIn<SignedIn>(
  by: (typeof WAYS)[number],
  attempt: Promise<SignedIn | undefined>,
): Promise<SignedIn | undefined> {
  try {
    const signedIn = await attempt;
    signIns.inc({ by, outcome: signedIn ? "accepted" : "refused" });
    return signedIn;
  } catch (error) {
    const isLimited = error instanceof PublicError && error.status === 429;
    signIns.inc({ by, outcome: isLimited ? "rate_limited" : "failed" });
    throw error;
  }
}
