/**
 * Headers of a page that was refused for some time.
 * @param retryAfter seconds
 */
export function toWaitHeaders(retryAfter: number | undefined): Record<string, string> {
  return retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
}
