/** Status codes after which a request is retried (spec §7). */
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** With a longer `Retry-After` the request is not retried. */
const MAX_RETRY_AFTER_S = 5;

/** Milliseconds until the retry; undefined where there is none. */
function toDelay({ status, headers }: Response): number | undefined {
  if (!RETRIED_STATUSES.has(status)) return undefined;
  const seconds = toSeconds(headers.get("Retry-After"));
  return seconds <= MAX_RETRY_AFTER_S ? seconds * 1_000 : undefined;
}

/** `Retry-After` in seconds or as a date; anything else counts as 0. */
function toSeconds(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? 0 : Math.max(0, seconds);
}

/** Rejects early when the request is aborted. */
function wait(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
}

/**
 * Retries a GET request once after a status of the list or a failed connection, after `Retry-After`
 * where that is short. There is no timeout. Rejects with the second network error, or with
 * the reason of `signal`.
 */
export async function retryOnce(
  send: () => Promise<Response>,
  signal?: AbortSignal | null,
): Promise<Response> {
  const first = await send().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return undefined;
  });
  const delay = first ? toDelay(first) : 0;
  if (first && delay === undefined) return first;
  await wait(delay ?? 0, signal);
  return send();
}
