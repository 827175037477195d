import { createHmac } from "node:crypto";
import type { NewAccessToken } from "#contract/desk/access-token.ts";
import { listScopes, MAX_TOKENS } from "#contract/desk/access-token-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import type { Actor } from "../audit/actor.ts";
import { writeAudit } from "../audit/audit-log.repository.server.ts";
import type { Services } from "../services.server.ts";
import { createAccessToken, isAccessToken } from "./access-token-text.server.ts";
import {
  countTokens,
  findToken,
  findTokenActor,
  insertToken,
  lockTokenOwner,
  markTokenUsed,
  revokeToken,
  type TokenActor,
} from "./access-tokens.repository.server.ts";

type Deps = Pick<Services, "db" | "clock">;
type CreateDeps = Deps & Pick<Services, "secretKey">;

const DAY_MS = 24 * 3_600_000;
/** How long after its creation the form that created a token may be sent again. */
const SHOWN_AGAIN_MS = 3_600_000;
const USED_INTERVAL_MS = 60_000;

/**
 * Creates an access token of who is signed in, once for each key of a form: the same key has the same
 * token, because only its hash is stored and a press whose response was lost shows it nevertheless.
 * @param notify tells its owner, in the same transaction
 * @returns the token
 * @throws PublicError 403 when the account or role has changed, 409 for too many tokens, and for a key
 *   that was used for another one or more than an hour ago
 */
export function createToken(
  { db, clock, secretKey }: CreateDeps,
  { id: staff_id }: Pick<Actor, "id">,
  { key, ...input }: NewAccessToken,
  notify: (tx: Transaction) => Promise<void>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { name, days, scopes } = input;
    const now = clock();
    const owner = await lockTokenOwner(tx, staff_id);
    const permitted = owner ? listScopes(owner.role) : [];
    if (!scopes.every((scope) => permitted.includes(scope))) {
      throw new PublicError(403, "Your role has changed. Open this page again.");
    }
    const seed = createHmac("sha512", secretKey).update(`access token ${staff_id} ${key}`).digest();
    const token = createAccessToken(seed);
    const earlier = await findToken(tx, token);
    if (earlier) return isSame(earlier, input, now) ? token : refuseSecond();
    if ((await countTokens(tx, { staff_id, state: "active", now })) >= MAX_TOKENS) {
      throw new PublicError(409, `You have ${MAX_TOKENS} tokens. Revoke one that isn't used.`);
    }
    const expires_at = new Date(now.getTime() + days * DAY_MS);
    const row = { staff_id, name, scopes, created_at: now, expires_at };
    const subject = `token ${await insertToken(tx, token, row)}`;
    await writeAudit(tx, { staff_id, action: "token.create", subject, fields: scopes });
    await notify(tx);
    return token;
  });
}

type Stored = NonNullable<Awaited<ReturnType<typeof findToken>>>;

function isSame(
  stored: Stored,
  { name, days, scopes }: Omit<NewAccessToken, "key">,
  now: Date,
): boolean {
  const { created_at, expires_at, revoked_at } = stored;
  return (
    revoked_at === null &&
    now.getTime() - created_at.getTime() < SHOWN_AGAIN_MS &&
    expires_at.getTime() - created_at.getTime() === days * DAY_MS &&
    stored.name === name &&
    stored.scopes.join() === scopes.join()
  );
}

function refuseSecond(): never {
  throw new PublicError(409, "This form has created a token already. Open this page again.");
}

/**
 * Revokes a token, from the next request on.
 * @param isAnybodys whether it may be the token of another person
 * @throws PublicError 404
 */
export function endToken(
  { db, clock }: Deps,
  { id: staff_id }: Pick<Actor, "id">,
  { id, isAnybodys }: { id: number; isAnybodys: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const owner = isAnybodys ? undefined : staff_id;
    if (!(await revokeToken(tx, id, { owner, now: clock() }))) {
      throw notFound("This token is revoked already.");
    }
    await writeAudit(tx, { staff_id, action: "token.revoke", subject: `token ${id}`, fields: [] });
  });
}

/** The program that sends a token; undefined for a token that opens nothing. Its use is noted. */
export async function resumeToken(
  db: Queryable,
  token: string,
  now: Date,
): Promise<TokenActor | undefined> {
  if (!isAccessToken(token)) return undefined;
  const actor = await findTokenActor(db, token, now);
  if (!actor) return undefined;
  const usedBefore = new Date(now.getTime() - USED_INTERVAL_MS);
  if (actor.used_at === null || actor.used_at < usedBefore) {
    await markTokenUsed(db, actor.token_id, { now, usedBefore });
  }
  return actor;
}
