/**
 * What `work` comes to, if it does in time; the work itself goes on.
 * @throws Error when `milliseconds` are over
 */
export async function within<Value>(
  milliseconds: number,
  work: PromiseLike<Value>,
): Promise<Value> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`Not done within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
