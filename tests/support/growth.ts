/** How much longer the longer of the two inputs is. */
const FACTOR = 8;

/** Above linear cost with cold caches, half of quadratic cost. */
export const LINEAR = 4 * FACTOR;

const RUNS = 3;

/** CPU time of this thread in microseconds, independent of other processes. */
function now(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

async function measure(run: (length: number) => unknown, length: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < RUNS; i += 1) {
    const start = now();
    await run(length);
    least = Math.min(least, now() - start);
  }
  return least;
}

/**
 * How many times as much `run` costs for an input that is eight times as long: about 8 when its
 * cost is linear, 64 when it is quadratic. Choose a `length` whose cost is milliseconds when it is
 * quadratic.
 */
export async function measureGrowth(
  run: (length: number) => unknown,
  length: number,
): Promise<number> {
  await run(length);
  const short = await measure(run, length);
  const long = await measure(run, FACTOR * length);
  // Below a millisecond, what is measured is the noise.
  return long / Math.max(short, 1_000);
}
