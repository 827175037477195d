import { setTimeout as wait } from "node:timers/promises";
import type { Database, Transaction } from "#database/client.server.ts";

/** Somebody else changed what was read, or waits for us while we wait for them. */
const CONFLICTS = ["40001", "40P01"];
const ATTEMPTS = 30;

/**
 * A transaction all of whose statements see the database at one moment: of what others commit
 * meanwhile it sees nothing, not even half. It is tried again when it meets one of their changes.
 */
export async function inOneSnapshot<Value>(
  db: Database,
  work: (tx: Transaction) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work, { isolationLevel: "repeatable read" });
    } catch (error) {
      const { cause, code } = error as { cause?: { code?: string }; code?: string };
      if (!CONFLICTS.includes(cause?.code ?? code ?? "") || attempt === ATTEMPTS) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}
