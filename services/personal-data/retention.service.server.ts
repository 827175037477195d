import type { Database } from "#database/client.server.ts";
import type { Amount, PersonalRecord } from "./personal-record.server.ts";

/** Data of one record that is past its retention period. */
export type Overdue = Pick<PersonalRecord, "name" | "retention"> & Amount;

type Deps = { db: Database; records: readonly PersonalRecord[] };

/** Data that would be erased now, by record. */
export async function listOverdue({ db, records }: Deps, now: Date): Promise<Overdue[]> {
  const overdue: Overdue[] = [];
  for (const { name, retention, expiry } of records) {
    if (expiry) overdue.push({ name, retention, ...(await expiry.find(db, now)) });
  }
  return overdue;
}

/**
 * Erases data past its retention period, in many small transactions: visitors are not blocked, and
 * an interrupted run is finished by the next. Concurrent runs share the work. A record that fails
 * does not stop the others: its error is thrown at the end. Returns counts by record, without
 * zeros.
 * @param signal aborts after the current transaction
 */
export async function eraseOverdue(
  { db, records }: Deps,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const { name, expiry } of records) {
    if (!expiry) continue;
    try {
      for (let some = 1; some > 0; ) {
        signal?.throwIfAborted();
        some = await expiry.eraseSome(db, now);
        if (some > 0) erased[name] = (erased[name] ?? 0) + some;
      }
    } catch (error) {
      if (signal?.aborted) throw error;
      failures.push(new Error(`${name} could not be erased`, { cause: error }));
    }
  }
  if (failures.length > 0) throw failures[0];
  return erased;
}
