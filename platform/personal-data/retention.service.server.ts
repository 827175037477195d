import type { Database } from "#database/client.server.ts";
import type { Amount, PersonalRecord } from "./personal-record.server.ts";

/** What one record has that is older than promised. */
export type Overdue = Pick<PersonalRecord, "name" | "kept"> & Amount;

type Ground = { db: Database; records: readonly PersonalRecord[] };

/** What would go now, record by record. */
export async function listOverdue({ db, records }: Ground, now: Date): Promise<Overdue[]> {
  const overdue: Overdue[] = [];
  for (const { name, kept, expiry } of records) {
    if (expiry) overdue.push({ name, kept, ...(await expiry.find(db, now)) });
  }
  return overdue;
}

/**
 * Erases what is older than promised, in many small transactions: whoever uses the site meanwhile
 * notices nothing, and a run that breaks off is finished by the next. Several runs at once share
 * the work. What fails does not keep the rest: it is thrown at the end. Returns how many of each
 * went, those with none left out.
 * @param signal ends it after the transaction under way
 */
export async function eraseOverdue(
  { db, records }: Ground,
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
