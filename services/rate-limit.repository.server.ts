import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { toClientKeys } from "#platform/admission/client-address.server.ts";
import type { RateLimit, RateUse } from "#platform/admission/rate-limit.server.ts";
import { PublicError } from "#platform/errors.ts";
import { createRowExpiry } from "./personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "./personal-data/personal-record.server.ts";
import { getSecret } from "./secrets.repository.server.ts";

/** An IPv6 /56 may send as much as this many clients. */
const CLIENTS_PER_SUBSCRIBER = 4;

/**
 * Counts a request of a client against the limit `name`: its IPv4 address or IPv6 /64, and with a
 * wider limit its /56. Requests beyond a client's own limit do not count against its neighbors.
 * @param address of the client
 * @returns what the client has left of its own limit
 * @throws PublicError 429 with the seconds until the window ends
 */
export async function countClientHit(
  db: Queryable,
  name: string,
  address: string,
  limit: RateLimit,
): Promise<RateUse> {
  const { client, subscriber } = toClientKeys(address);
  const use = await countHit(db, name, client, limit);
  if (subscriber !== undefined) {
    await countHit(db, name, subscriber, { ...limit, hits: limit.hits * CLIENTS_PER_SUBSCRIBER });
  }
  return use;
}

/**
 * Counts a request under `key` against the limit `name`; only keyed hashes of keys are stored.
 * @throws PublicError 429 with the seconds until the window ends
 */
export async function countHit(
  db: Queryable,
  name: string,
  key: string,
  limit: RateLimit,
): Promise<RateUse> {
  const secret = await getSecret(db, "rate-limit");
  const bucket = createHmac("sha256", secret).update(`${name} ${key}`).digest("base64url");
  const end = sql`now() + make_interval(secs => ${limit.seconds})`;
  // Concurrent transactions are a moment ahead, and a much later end is from a clock that was ahead.
  const isOver = sql`${rateLimits.expires_at} not between now() and ${end} + interval '1 minute'`;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket, hits: 1, expires_at: end })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        expires_at: sql`case when ${isOver} then excluded.expires_at else ${rateLimits.expires_at} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      wait: sql<number>`ceil(extract(epoch from ${rateLimits.expires_at} - now()))::int`,
    });
  const { hits, wait } = row ?? { hits: 1, wait: limit.seconds };
  if (hits > limit.hits) {
    throw new PublicError(429, `Too many attempts. Try again in ${inWords(wait)}.`, {
      retryAfter: Math.max(1, wait),
    });
  }
  return { remaining: limit.hits - hits, reset: wait };
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Expired windows. */
export const rateLimitsRecord: PersonalRecord = {
  name: "rate limits",
  tables: ["rate_limits"],
  retention: "until the limit's time is over, a day at most",
  expiry: createRowExpiry({ every: "hour", since: rateLimits.expires_at }),
};
