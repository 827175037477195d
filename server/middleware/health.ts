import type { Handler } from "hono";

const NOT_CACHED = { "Cache-Control": "no-store" };

/** `/healthz`: the process responds. */
export const reportLiveness: Handler = (c) => c.json({ status: "alive" }, 200, NOT_CACHED);

/**
 * `/readyz`: whether the process should get requests.
 * @param findFailures names of failed health checks
 * @param draining aborted once the process shuts down
 */
export function reportReadiness(
  findFailures: () => Promise<string[]>,
  draining: AbortSignal,
): Handler {
  return async (c) => {
    if (draining.aborted) return c.json({ status: "draining" }, 503, NOT_CACHED);
    const failures = await findFailures();
    return failures.length === 0
      ? c.json({ status: "ready" }, 200, NOT_CACHED)
      : c.json({ status: "waiting", failures }, 503, NOT_CACHED);
  };
}

/** `/builds/latest.json`: open pages compare it with the build that they are from. */
export function sendLatestBuild(buildId: string): Handler {
  return (c) => c.json({ id: buildId }, 200, NOT_CACHED);
}
