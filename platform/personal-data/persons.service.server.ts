import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#database/client.server.ts";
import type { Person } from "./person.server.ts";
import type { PersonalCopy, PersonalPart, PersonalRecord } from "./personal-record.server.ts";

type Ground = { db: Database; records: readonly PersonalRecord[] };
type Part = PersonalRecord & { ofPerson: PersonalPart };

/** What is kept of one person, and what whoever erases it has to know. */
export type Kept = { counts: { name: string; count: number }[]; notices: string[] };

/** Longer than any message takes that is being sent: its job is given up before. */
const PATIENCE = 150_000;

/** How much of everything is kept of somebody; what there is none of is left out. */
export async function findPersonal(
  { db, records }: Ground,
  person: Person,
  now: Date,
): Promise<Kept> {
  const kept: Kept = { counts: [], notices: [] };
  for (const { name, ofPerson } of listParts(records)) {
    const count = await ofPerson.count(db, person);
    if (count > 0) kept.counts.push({ name, count });
    kept.notices.push(...((await ofPerson.listNotices?.(db, person, now)) ?? []));
  }
  return kept;
}

/** Everything that is kept of somebody, one thing after the other. */
export async function* copyPersonal(
  { db, records }: Ground,
  person: Person,
): AsyncGenerator<PersonalCopy & { kind: string }> {
  for (const { name, ofPerson } of listParts(records)) {
    for await (const copy of ofPerson.copy(db, person)) yield { kind: name, ...copy };
  }
}

/**
 * Erases everything that is kept of somebody, round by round until nothing is found: a form that
 * was sent in the middle of a round and lost its mails to it goes in the next one. A message that is
 * being sent is waited for. What was erased when it breaks off stays erased; the next run erases
 * the rest.
 */
export async function erasePersonal(
  ground: Ground,
  person: Person,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    while ((await eraseSome(ground, person, erased)) > 0);
    const left = await findPersonal(ground, person, new Date());
    if (left.counts.length === 0) return erased;
    if (Date.now() > deadline) {
      const names = left.counts.map(({ name }) => name).join(", ");
      throw new Error(`Not everything could be erased (${names}). Run it again in a few minutes.`);
    }
    await wait(200);
  }
}

/** Files after rows: a message whose row is gone is not written any more. */
async function eraseSome(
  { db, records }: Ground,
  person: Person,
  erased: Record<string, number>,
): Promise<number> {
  const parts = listParts(records);
  const inDatabase = await db.transaction(async (tx) => {
    const counts: [string, number][] = [];
    for (const { name, ofPerson } of parts.filter(({ isLocal }) => !isLocal)) {
      counts.push([name, await ofPerson.eraseSome(tx, person)]);
    }
    return counts;
  });
  const beside: [string, number][] = [];
  for (const { name, ofPerson } of parts.filter(({ isLocal }) => isLocal)) {
    beside.push([name, await ofPerson.eraseSome(db, person)]);
  }
  let sum = 0;
  for (const [name, count] of [...inDatabase, ...beside]) {
    if (count > 0) erased[name] = (erased[name] ?? 0) + count;
    sum += count;
  }
  return sum;
}

function listParts(records: readonly PersonalRecord[]): Part[] {
  return records.filter((record): record is Part => record.ofPerson !== undefined);
}
