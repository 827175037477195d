import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Queryable } from "#database/client.server.ts";
import { spentCaptchas } from "#database/tables/protection.ts";
import { createToken, toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { readToken, signToken } from "#platform/secrets/signed-token.server.ts";
import { getSecret } from "../../secrets.repository.server.ts";

/** To type a password there, and a code from a phone. */
export const VISIT_SECONDS = 15 * 60;
/** A longer one would not fit into the cookie. */
const MAX_NEXT = 500;

const VisitSchema = z.object({
  seed: z.string(),
  started_at: z.number(),
  next: z.string(),
  /** Whether the person has to prove anew who they are. */
  is_confirmation: z.boolean(),
});
export type OidcVisit = z.infer<typeof VisitSchema>;

const getKey = (db: Queryable) => getSecret(db, "staff-oidc");

/**
 * What a browser takes along to the provider: signed and in its cookie instead of stored, so that
 * requests without an account write nothing.
 */
export async function issueVisit(
  db: Queryable,
  { next, is_confirmation, now }: Omit<OidcVisit, "seed" | "started_at"> & { now: Date },
): Promise<{ visit: OidcVisit; token: string }> {
  const visit: OidcVisit = {
    seed: createToken(256),
    started_at: now.getTime(),
    next: next.length > MAX_NEXT ? "/desk" : next,
    is_confirmation,
  };
  return { visit, token: signToken(await getKey(db), visit) };
}

/** The visit of a cookie; undefined for one that is not ours or has expired. */
export async function readVisit(
  db: Queryable,
  token: string | undefined,
  now: Date,
): Promise<OidcVisit | undefined> {
  if (token === undefined) return undefined;
  const { data } = VisitSchema.safeParse(readToken(await getKey(db), token));
  return data && toEnd(data) > now.getTime() ? data : undefined;
}

/** Uses a visit up. The insert decides between two responses at the same time. */
export async function spendVisit(db: Queryable, visit: OidcVisit): Promise<boolean> {
  const spent = { id: toTokenHash(visit.seed), expires_at: new Date(toEnd(visit)) };
  const { rowCount } = await db.insert(spentCaptchas).values(spent).onConflictDoNothing();
  return rowCount === 1;
}

const toEnd = ({ started_at }: OidcVisit) => started_at + VISIT_SECONDS * 1_000;

/** The secrets of a visit: only the browser with its cookie can continue it. */
export const toVisitSecrets = ({ seed }: Pick<OidcVisit, "seed">) => ({
  state: derive(seed, "state"),
  nonce: derive(seed, "nonce"),
  verifier: derive(seed, "verifier"),
});

const derive = (seed: string, use: string) =>
  createHmac("sha256", seed).update(use).digest("base64url");
