import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { people } from "#database/tables/people.ts";

const { id, address, name, version, merged_into, entry_key } = people;

/** People, locked in the order of their ids, so that two changes do not deadlock. */
export function lockPeople(tx: Transaction, ids: readonly number[]) {
  return tx
    .select({ id, address, version, merged_into })
    .from(people)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for("no key update");
}

/** Stores what staff correct; forms change nothing from then on. */
export async function updatePerson(
  tx: Transaction,
  person: number,
  fields: Partial<Pick<typeof people.$inferInsert, "name" | "phone" | "company_id">>,
): Promise<void> {
  await tx
    .update(people)
    .set({ ...fields, is_edited: true, version: sql`${version} + 1` })
    .where(eq(id, person));
}

/** Makes one person a part of another, or one of their own again. */
export async function setMergedInto(
  tx: Transaction,
  person: number,
  into: number | null,
): Promise<void> {
  await tx
    .update(people)
    .set({ merged_into: into, version: sql`${version} + 1` })
    .where(eq(id, person));
}

/** A change of what is merged into a person is one of the person too. */
export async function increaseVersion(tx: Transaction, person: number): Promise<void> {
  await tx
    .update(people)
    .set({ version: sql`${version} + 1` })
    .where(eq(id, person));
}

/** Adds a person; undefined when there is one with the address or the key. */
export async function insertPerson(
  tx: Transaction,
  person: typeof people.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx.insert(people).values(person).onConflictDoNothing().returning({ id });
  return row?.id;
}

/** Whom a form with this key entered. */
export async function findEntered(db: Queryable, key: string, entered_by: number) {
  const [row] = await db
    .select({ id, address, name })
    .from(people)
    .where(and(eq(entry_key, key), eq(people.entered_by, entered_by)));
  return row;
}
