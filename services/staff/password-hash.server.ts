import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createConcurrencyLimit } from "#platform/admission/concurrency-limit.server.ts";

const hash = promisify(argon2) as (
  algorithm: "argon2id",
  parameters: Argon2Parameters,
) => Promise<Buffer>;

/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Whose passwords are hashed: of people with a link, a session or a browser that they signed in
 * with before, or of anybody. Guesses fill the second lane and leave the first one free. In both
 * few run, because pages are rendered by the same processors.
 */
const lanes = {
  known: createConcurrencyLimit({ running: 1, waiting: 40, timeoutMs: 8_000 }),
  unknown: createConcurrencyLimit({ running: 1, waiting: 10, timeoutMs: 4_000 }),
};
export type HashLane = keyof typeof lanes;

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{8,64})\$([A-Za-z0-9+/]{16,128})$/;

let computed = 0;
/** Hashes that this process has computed, for tests of timing. */
export const countHashes = () => computed;

type Parameters = Omit<Argon2Parameters, "message">;

function compute(lane: HashLane, password: string, parameters: Parameters): Promise<Buffer> {
  computed += 1;
  // The same text however the keyboard composes its letters.
  const message = password.normalize("NFKC");
  return lanes[lane].run(() => hash("argon2id", { message, ...parameters }));
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replaceAll("=", "");

/**
 * The hash of a new password in PHC format: algorithm, cost and salt are in it. Only people with a
 * link or a session choose one.
 * @throws BusyError when too many are waiting
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const bytes = await compute("known", password, { nonce, ...COST, tagLength: HASH_BYTES });
  const { memory, passes, parallelism } = COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${toBase64(nonce)}$${toBase64(bytes)}`;
}

/** Salt and hash of no password. */
const NO_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Whether a password has this hash. Without a hash it takes as long, and the answer is no: the time
 * does not tell which accounts exist.
 * @throws BusyError when too many are waiting
 */
export async function isPassword(
  password: string,
  stored: string | null,
  lane: HashLane,
): Promise<boolean> {
  const [, m, t, p, salt = "", expected = ""] = PHC.exec(stored ?? NO_HASH) ?? [];
  if (m === undefined) throw new Error("A stored password hash is not in PHC format");
  const requested = Buffer.from(expected, "base64");
  const bytes = await compute(lane, password, {
    nonce: Buffer.from(salt, "base64"),
    tagLength: requested.length,
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
  });
  return timingSafeEqual(bytes, requested) && stored !== null;
}
