import type { Context, MiddlewareHandler } from "hono";
import { PublicError } from "../errors.ts";

/** `hits` requests in `seconds`, counted from the first one. */
export type RateLimit = { hits: number; seconds: number };

/** What a client has left of a limit, and the seconds until it begins anew. */
export type RateUse = { remaining: number; reset: number };

const USES = "rateUses";

/**
 * Counts a request and notes what its client has left of the limit, for `sendRateHeaders`.
 * @throws what `count` throws: a PublicError 429 once nothing is left
 */
export async function noteRateUse(
  c: Context,
  rate: RateLimit,
  count: () => Promise<RateUse>,
): Promise<void> {
  try {
    addUse(c, rate, await count());
  } catch (error) {
    if (error instanceof PublicError && error.retryAfter !== undefined) {
      addUse(c, rate, { remaining: 0, reset: error.retryAfter });
    }
    throw error;
  }
}

function addUse(c: Context, rate: RateLimit, use: RateUse): void {
  const uses: [RateLimit, RateUse][] = c.get(USES) ?? [];
  c.set(USES, [...uses, [rate, use]]);
}

/**
 * Says in every response, refusals included, what the client has left: `RateLimit-Policy` and
 * `RateLimit` of the draft "RateLimit header fields for HTTP", a limit by its seconds.
 */
export const sendRateHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const uses: [RateLimit, RateUse][] = c.get(USES) ?? [];
  if (uses.length === 0) return;
  const policies = uses.map(([{ hits, seconds }]) => `"${seconds}";q=${hits};w=${seconds}`);
  const left = uses.map(([{ seconds }, use]) => `"${seconds}";r=${use.remaining};t=${use.reset}`);
  c.header("RateLimit-Policy", policies.join(", "));
  c.header("RateLimit", left.join(", "));
};
