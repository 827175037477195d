import { createHmac } from "node:crypto";
import { lte, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { PublicError } from "./errors.ts";
import { createRowExpiry } from "./personal-data/expired-rows.repository.server.ts";
import type { PersonalRecord } from "./personal-data/personal-record.server.ts";
import { getSecret } from "./secrets.repository.server.ts";

/** `hits` calls in `seconds`, counted from the first one. */
export type RateLimit = { hits: number; seconds: number };

/**
 * Counts a call of `client` against the limit `name`. Addresses are kept as keyed hashes only.
 * @throws PublicError 429 with the seconds until the window ends
 */
export async function countCall(
  db: Queryable,
  name: string,
  client: string,
  limit: RateLimit,
): Promise<void> {
  const key = await getSecret(db, "rate-limit");
  const bucket = createHmac("sha256", key).update(`${name} ${client}`).digest("base64url");
  const end = sql`now() + make_interval(secs => ${limit.seconds})`;
  const isOver = sql`${rateLimits.expires_at} <= now()`;
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
  if (row && row.hits > limit.hits) {
    throw new PublicError(
      429,
      `That was a lot in a short time. Try again in ${inWords(row.wait)}.`,
      {
        retryAfter: Math.max(1, row.wait),
      },
    );
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Windows that are over. */
export const rateLimitsRecord: PersonalRecord = {
  name: "rate limits",
  tables: ["rate_limits"],
  kept: "until the limit's time is over, a day at most",
  expiry: createRowExpiry({
    every: "hour",
    table: rateLimits,
    key: rateLimits.bucket,
    since: rateLimits.expires_at,
    isExpired: (now) => lte(rateLimits.expires_at, now),
  }),
};
