import type { Logger } from "../process/log.server.ts";

/**
 * A read whose failure must not fail the page (spec §8): it is logged, and `empty` returned
 * instead. A page with a read that `failed` must not be cached.
 */
export async function emptyOnError<Value>(
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
