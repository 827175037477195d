/** Answers after which asking again once makes sense (spec §7). */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

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
 * no time limit. Throws AnswerError, or what `signal` was aborted with.
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
  if (response === undefined || RETRIED.has(response.status)) response = await ask();
  if (!response?.ok) throw new AnswerError(response?.status);
  return response.json();
}
