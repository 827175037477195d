import { setTimeout as wait } from "node:timers/promises";
import type { Database, Queryable, Transaction } from "#database/client.server.ts";
import { PublicError } from "#platform/errors.ts";
import type { Person } from "./person.server.ts";
import type { PersonalCopy, PersonalPart, PersonalRecord } from "./personal-record.server.ts";

type Deps = { db: Database; records: readonly PersonalRecord[] };
type Part = PersonalRecord & { ofPerson: PersonalPart };

/** The stored data of one person, and notices for the operator. */
export type StoredData = { counts: { name: string; count: number }[]; notices: string[] };

/** Records an erasure in the transaction of a batch, by the names of the records that it erased. */
export type RecordErasure = (tx: Transaction, names: readonly string[]) => Promise<void>;

/** Longer than an email that is being sent takes: its job times out before. */
const ERASE_TIMEOUT_MS = 150_000;

type EraseOptions = {
  record?: RecordErasure;
  /** Milliseconds to wait for an email that is being sent. */
  timeoutMs?: number;
};

/** Counts the stored data of a person by record; empty records are left out. */
export async function findPersonal(
  { db, records }: Deps,
  person: Person,
  now: Date,
): Promise<StoredData> {
  const found: StoredData = { counts: [], notices: [] };
  for (const { name, ofPerson } of listParts(records)) {
    const count = await ofPerson.count(db, person);
    if (count > 0) found.counts.push({ name, count });
    found.notices.push(...((await ofPerson.listNotices?.(db, person, now)) ?? []));
  }
  return found;
}

/** All stored data of a person, item by item. */
export async function* copyPersonal(
  { db, records }: Deps,
  person: Person,
): AsyncGenerator<PersonalCopy & { kind: string }> {
  for (const { name, ofPerson } of listParts(records)) {
    for await (const copy of ofPerson.copy(db, person)) yield { kind: name, ...copy };
  }
}

/**
 * Erases all stored data of a person, in rounds until nothing is found: a form that was sent during
 * a round is erased in the next one. Waits for an email that is being sent. After a failure the
 * erased data stays erased; the next run erases the rest.
 * @throws PublicError 503 when an email is still being sent after the timeout
 */
export async function erasePersonal(
  deps: Deps,
  person: Person,
  { record, timeoutMs = ERASE_TIMEOUT_MS }: EraseOptions = {},
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    while ((await eraseSome(deps, person, erased, record)) > 0);
    const left = await findPersonal(deps, person, new Date());
    if (left.counts.length === 0) return erased;
    if (Date.now() > deadline) {
      const names = left.counts.map(({ name }) => name).join(", ");
      throw new PublicError(
        503,
        `An email to this person is being sent, so not everything could be erased (${names}). Try again in a few minutes.`,
      );
    }
    await wait(200);
  }
}

/** Files after rows: an email whose row is gone is not written any more. */
async function eraseSome(
  { db, records }: Deps,
  person: Person,
  erased: Record<string, number>,
  record: RecordErasure = async () => {},
): Promise<number> {
  const parts = listParts(records);
  const toNames = (counts: Counts) => counts.map(([name]) => name);
  const inDatabase = await db.transaction(async (tx) => {
    const shared = parts.filter(({ isLocal }) => !isLocal);
    const counts = await eraseParts(tx, shared, person);
    if (counts.length > 0) await record(tx, toNames(counts));
    return counts;
  });
  const local = parts.filter(({ isLocal }) => isLocal);
  const inFiles = await eraseParts(db, local, person);
  if (inFiles.length > 0) await db.transaction((tx) => record(tx, toNames(inFiles)));
  let sum = 0;
  for (const [name, count] of [...inDatabase, ...inFiles]) {
    erased[name] = (erased[name] ?? 0) + count;
    sum += count;
  }
  return sum;
}

type Counts = [name: string, count: number][];

/** What was erased, without zeros. */
async function eraseParts(db: Queryable, parts: readonly Part[], person: Person): Promise<Counts> {
  const counts: Counts = [];
  for (const { name, ofPerson } of parts) {
    const count = await ofPerson.eraseSome(db, person);
    if (count > 0) counts.push([name, count]);
  }
  return counts;
}

function listParts(records: readonly PersonalRecord[]): Part[] {
  return records.filter((record): record is Part => record.ofPerson !== undefined);
}
