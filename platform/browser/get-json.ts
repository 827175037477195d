import { logFailure } from "./browser-log.ts";
import { retryOnce } from "./retry-once.ts";

/** The API responded with an error; without `status` it was not reached at all. */
export class ResponseError extends Error {
  readonly status: number | undefined;

  constructor(status: number | undefined) {
    super(status === undefined ? "No response" : `Responded with status ${status}`);
    this.name = "ResponseError";
    this.status = status;
  }
}

/**
 * Reads JSON of our own API in the browser. Retries once when the response allows it or none comes,
 * after `Retry-After` where that is short; no timeout. Throws ResponseError, which is logged, or
 * the abort reason of `signal`.
 *
 * @param path on this site; its response has the shape of the contract
 */
export async function getJson<Body>(
  path: string,
  {
    signal,
    fetch = globalThis.fetch,
  }: { signal?: AbortSignal; fetch?: typeof globalThis.fetch } = {},
): Promise<Body> {
  const response = await retryOnce(
    () => fetch(path, { headers: { Accept: "application/json" }, signal: signal ?? null }),
    signal,
  ).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return undefined;
  });
  if (response?.ok) return response.json();
  const error = new ResponseError(response?.status);
  logFailure(`GET ${path} failed`, error);
  throw error;
}
