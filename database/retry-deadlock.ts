/** Two updates that wait for each other are rare: one of them runs again. */
const ATTEMPTS = 3;
const DEADLOCK = "40P01";

/** Runs a transaction again that the database aborted because of a deadlock. */
export async function retryDeadlock<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      if (cause?.code !== DEADLOCK || attempt === ATTEMPTS) throw error;
    }
  }
}
