/**
 * Waits for all values of an object at the same time.
 * @throws the error of the first that fails
 */
export async function awaitAll<Values extends Record<string, unknown>>(
  values: Values,
): Promise<{ [Name in keyof Values]: Awaited<Values[Name]> }> {
  const entries = Object.entries(values).map(async ([name, value]) => [name, await value]);
  return Object.fromEntries(await Promise.all(entries));
}
