import type { Context, MiddlewareHandler } from "hono";
import { createBodyMemory } from "./body-memory.server.ts";
import { readClientAddress } from "./client-address.server.ts";
import { createConcurrencyLimit } from "./concurrency-limit.server.ts";
import { createFairShare } from "./fair-share.server.ts";
import { noteRateUse, type RateLimit, type RateUse } from "./rate-limit.server.ts";
import { type BodyPace, readBody } from "./read-body.server.ts";

/** What a request that writes may send, and how often. */
export type AdmissionLimits = {
  rates: readonly RateLimit[];
  maxBodyBytes: number;
  /** Milliseconds for the whole body, `BODY_TIMEOUT_MS` unless it is large. */
  bodyTimeoutMs?: number;
};

/** Limits under whose `name` requests are counted. */
export type AdmissionRule = AdmissionLimits & { name: string };

/** For what sets none of its own. */
export const DEFAULT_LIMITS: AdmissionLimits = {
  // Text of 20 members in any script stays far below.
  maxBodyBytes: 64 * 1_024,
  // An office behind one address sends this much; a program stops here.
  rates: [{ hits: 60, seconds: 600 }],
};

type AdmissionDeps = {
  /** @throws PublicError 429 */
  countRequest: (name: string, address: string, rate: RateLimit) => Promise<RateUse>;
  trustProxy: number;
  bodyTimeoutMs?: number;
  pace?: BodyPace;
};

const BODY_TIMEOUT_MS = 20_000;
/**
 * 128 kbit/s after ten seconds: a bad mobile connection passes, a deliberately slow one does not.
 */
const PACE: BodyPace = { graceMs: 10_000, minBytesPerSecond: 16_384 };
/** Four of the largest uploads, or 750 of the largest forms. */
const MAX_BODY_MEMORY_BYTES = 48 * 1_024 ** 2;
const SLOTS = 256;
const SHARE = { perClient: 32, perSubscriber: 64 };

/**
 * The one way in for everything that writes, endpoints and forms posted to pages alike: counted
 * against its rate limits first, then its body is read, bounded in size and time, and only then it
 * gets a slot to run in. A body that is rejected has been counted, and a slow one occupies no slot.
 */
export function createAdmission({
  countRequest,
  trustProxy,
  bodyTimeoutMs = BODY_TIMEOUT_MS,
  pace = PACE,
}: AdmissionDeps) {
  // Without a queue: a form is refused at once rather than late.
  const slots = createConcurrencyLimit({
    running: SLOTS,
    waiting: 0,
    retryAfter: 5,
    share: createFairShare(SHARE),
  });
  const memory = createBodyMemory(MAX_BODY_MEMORY_BYTES);

  /** For a request without a body that has to work when other reads are refused. */
  const hold: MiddlewareHandler = (c, next) => slots.run(next, readClientAddress(c, trustProxy));

  async function count(c: Context, { name, rates }: AdmissionRule, address: string) {
    for (const rate of rates) {
      await noteRateUse(c, rate, () => countRequest(`${name} ${rate.seconds}`, address, rate));
    }
  }

  /**
   * @param toRule the rule of a request; undefined when nothing takes it, then its body is not read
   */
  function admit(toRule: (c: Context) => AdmissionRule | undefined): MiddlewareHandler {
    return async (c, next) => {
      const rule = toRule(c);
      if (!rule) return next();
      const address = readClientAddress(c, trustProxy);
      await slots.run(() => count(c, rule, address), address);
      const body = memory.open(address);
      try {
        const limits = {
          maxBytes: rule.maxBodyBytes,
          timeoutMs: rule.bodyTimeoutMs ?? bodyTimeoutMs,
        };
        const chunks = await readBody(c.req.raw, limits, pace, body);
        body.complete();
        c.req.raw = toReadRequest(c.req.raw, chunks);
        return await slots.run(next, address);
      } finally {
        body.release();
      }
    };
  }

  return {
    admit,
    hold,
    readAddress: (c: Context) => readClientAddress(c, trustProxy),
    stats: slots.stats,
  };
}

export type Admission = ReturnType<typeof createAdmission>;

/** The same request with a body that has arrived. */
function toReadRequest({ url, method, headers, signal }: Request, chunks: Uint8Array[]): Request {
  const body = chunks.length > 0 ? new Blob(chunks as Uint8Array<ArrayBuffer>[]).stream() : null;
  return new Request(url, { method, headers, body, signal, duplex: "half" } as RequestInit);
}
