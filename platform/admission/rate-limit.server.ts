import type { Context, MiddlewareHandler } from "hono";

/** `hits` requests in `seconds`, counted from the first one. */
export type RateLimit = { hits: number; seconds: number };

/** What a client has left of a limit, and the seconds until it begins anew. */
export type RateUse = { remaining: number; reset: number };

const USES = "rateUses";

/** Notes what a client has left of a limit, for `sendRateHeaders`. */
export function noteRateUse(c: Context, rate: RateLimit, use: RateUse): void {
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
