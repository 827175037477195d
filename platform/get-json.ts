import { logFailure } from "./browser-log.ts";

/** Answers after which asking again once makes sense (spec §7). */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Seconds that a visitor is let wait for a second try; who says more is not asked again. */
const LONGEST_WAIT = 5;

/** The API did not give what was asked for; without `status` it was not reached at all. */
export class AnswerError extends Error {
  readonly status: number | undefined;

  constructor(status: number | undefined) {
    super(status === undefined ? "No answer" : `Answered with status ${status}`);
    this.name = "AnswerError";
    this.status = status;
  }
}

/** Milliseconds until an answer may be asked for again; undefined where it should not be. */
function toWait({ status, headers }: Response): number | undefined {
  if (!RETRIED.has(status)) return undefined;
  const seconds = toSeconds(headers.get("Retry-After"));
  return seconds <= LONGEST_WAIT ? seconds * 1_000 : undefined;
}

/** `Retry-After` says seconds or a date; what it says otherwise says nothing. */
function toSeconds(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds);
}

/** Ends early when nobody waits for the answer any more. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", leave);
      resolve();
    }, milliseconds);
    if (signal?.aborted) leave();
    else signal?.addEventListener("abort", leave, { once: true });
  });
}

/**
 * Reads JSON of our own API in the browser: asked again once when the answer says so or none comes,
 * after `Retry-After` where it is short; no time limit. Throws AnswerError, which is logged, or what
 * `signal` was aborted with.
 *
 * @param path address on this site; its answer has the shape that the contract gives it
 */
export async function getJson<Body>(
  path: string,
  {
    signal,
    fetch = globalThis.fetch,
  }: { signal?: AbortSignal; fetch?: typeof globalThis.fetch } = {},
): Promise<Body> {
  const ask = () =>
    fetch(path, { headers: { Accept: "application/json" }, signal: signal ?? null }).catch(
      (error: unknown) => {
        if (signal?.aborted) throw error;
        return undefined;
      },
    );
  let response = await ask();
  const pause = response ? toWait(response) : 0;
  if (pause !== undefined) {
    await wait(pause, signal);
    response = await ask();
  }
  if (response?.ok) return response.json();
  const error = new AnswerError(response?.status);
  logFailure(`GET ${path} failed`, error);
  throw error;
}
