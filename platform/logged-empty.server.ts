import type { Logger } from "./log.server.ts";

/**
 * A read whose failure must not take the page with it (spec §8): it is logged, and `empty` stands in
 * its place. A page that shows what `failed` may not be cached as if nothing were there.
 */
export async function loggedEmpty<Value>(
  log: Logger,
  what: string,
  reading: Promise<Value>,
  empty: Value,
): Promise<{ value: Value; failed: boolean }> {
  try {
    return { value: await reading, failed: false };
  } catch (error) {
    log.error({ err: error, what }, "a list could not be read and is shown empty");
    return { value: empty, failed: true };
  }
}
