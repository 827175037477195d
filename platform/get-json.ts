import { logFailure } from "./browser-log.ts";
import { retryOnce } from "./retry-once.ts";

/** The API did not give what was asked for; without `status` it was not reached at all. */
export class AnswerError extends Error {
  readonly status: number | undefined;

  constructor(status: number | undefined) {
    super(status === undefined ? "No answer" : `Answered with status ${status}`);
    this.name = "AnswerError";
    this.status = status;
  }
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
  const response = await retryOnce(
    () => fetch(path, { headers: { Accept: "application/json" }, signal: signal ?? null }),
    signal,
  ).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    return undefined;
  });
  if (response?.ok) return response.json();
  const error = new AnswerError(response?.status);
  logFailure(`GET ${path} failed`, error);
  throw error;
}
