/**
 * The result of `work`, if it settles in time; it is not aborted otherwise.
 * @throws Error after `milliseconds`
 */
export async function withTimeout<Value>(
  milliseconds: number,
  work: PromiseLike<Value>,
): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`Timed out after ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
