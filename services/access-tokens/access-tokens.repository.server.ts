import { and, asc, count, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { AccessScope } from "#contract/desk/access-token-terms.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { accessTokens, staff } from "#database/tables/staff.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import type { Actor } from "../audit/actor.ts";

const { id, staff_id, name, token_hash, ending, scopes, created_at, expires_at, used_at } =
  accessTokens;

/** A program with its token. */
export type TokenActor = Required<Actor> & { scopes: readonly AccessScope[]; used_at: Date | null };

/** The program with this token; undefined once the token or the account of its owner has ended. */
export async function findTokenActor(
  db: Queryable,
  token: string,
  now: Date,
): Promise<TokenActor | undefined> {
  const [row] = await db
    .select({
      token_id: id,
      scopes,
      used_at,
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
    })
    .from(accessTokens)
    .innerJoin(staff, eq(staff.id, staff_id))
    .where(and(eq(token_hash, toTokenHash(token)), isActive(now), isNull(staff.disabled_at)));
  return row;
}

/** A revoked one is refused by each process, also where the clock is behind. */
const isActive = (now: Date) => and(gt(expires_at, now), isNull(accessTokens.revoked_at));
const hasEnded = (now: Date) =>
  or(lte(expires_at, now), sql`${accessTokens.revoked_at} is not null`);

/** Notes that a token is in use. Concurrent requests write once. */
export async function markTokenUsed(
  db: Queryable,
  token_id: number,
  { now, usedBefore }: { now: Date; usedBefore: Date },
): Promise<void> {
  await db
    .update(accessTokens)
    .set({ used_at: now })
    .where(and(eq(id, token_id), or(isNull(used_at), lt(used_at, usedBefore))));
}

/** Stores a token; only its hash. */
export async function insertToken(
  tx: Transaction,
  token: string,
  row: Omit<typeof accessTokens.$inferInsert, "token_hash" | "ending">,
): Promise<number> {
  const [stored] = await tx
    .insert(accessTokens)
    .values({ ...row, token_hash: toTokenHash(token), ending: token.slice(-4) })
    .returning({ id });
  if (!stored) throw new Error("The token was not stored");
  return stored.id;
}

/** A token that is or was stored. */
export async function findToken(db: Queryable, token: string) {
  const { revoked_at } = accessTokens;
  const [row] = await db
    .select({ name, scopes, created_at, expires_at, revoked_at })
    .from(accessTokens)
    .where(eq(token_hash, toTokenHash(token)));
  return row;
}

/** Locks an account, so that what gives it a token and what ends its tokens come one after the other. */
export async function lockTokenOwner(
  tx: Transaction,
  owner: number,
): Promise<Pick<Actor, "role"> | undefined> {
  const [row] = await tx
    .select({ role: staff.role })
    .from(staff)
    .where(and(eq(staff.id, owner), isNull(staff.disabled_at)))
    .for("update");
  return row;
}

/** Which tokens. */
export type TokenFilter = {
  /** Whose; those of everybody without it. */
  staff_id?: number | undefined;
  /** Whether they can be used, or have expired or been revoked. */
  state: "active" | "ended";
  now: Date;
};

const toCondition = ({ staff_id: owner, state, now }: TokenFilter): SQL | undefined =>
  and(
    owner === undefined ? undefined : eq(staff_id, owner),
    state === "active" ? isActive(now) : hasEnded(now),
  );

/** A token in a list. */
export type ListedToken = Pick<
  typeof accessTokens.$inferSelect,
  "id" | "name" | "ending" | "scopes" | "created_at" | "expires_at" | "used_at" | "revoked_at"
> & {
  /** Name or address of who it acts for. */
  owner: string;
};

/** By the names of their owners, the newest first. */
export function listTokens(
  db: Queryable,
  filter: TokenFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedToken[]> {
  const { revoked_at } = accessTokens;
  const owner = sql<string>`coalesce(nullif(${staff.name}, ''), ${staff.email})`;
  return db
    .select({ id, name, ending, scopes, created_at, expires_at, used_at, revoked_at, owner })
    .from(accessTokens)
    .innerJoin(staff, eq(staff.id, staff_id))
    .where(toCondition(filter))
    .orderBy(asc(sql`lower(${owner})`), desc(id))
    .limit(limit)
    .offset(offset);
}

export async function countTokens(db: Queryable, filter: TokenFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(accessTokens).where(toCondition(filter));
  return row?.total ?? 0;
}

/**
 * Revokes a token that can be used.
 * @param owner whose it has to be; undefined for anybody's
 * @returns whether there was one
 */
export async function revokeToken(
  tx: Transaction,
  token_id: number,
  { owner, now }: { owner: number | undefined; now: Date },
): Promise<boolean> {
  const isOwn = owner === undefined ? undefined : eq(staff_id, owner);
  return (await revoke(tx, and(eq(id, token_id), isOwn), now)) > 0;
}

/** Revokes all tokens of a person. */
export async function revokeTokensOf(tx: Transaction, owner: number, now: Date): Promise<void> {
  await revoke(tx, eq(staff_id, owner), now);
}

async function revoke(tx: Transaction, where: SQL | undefined, now: Date): Promise<number> {
  const { rowCount } = await tx
    .update(accessTokens)
    .set({
      revoked_at: now,
      expires_at: sql`least(${expires_at}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(where, isNull(accessTokens.revoked_at)));
  return rowCount ?? 0;
}
