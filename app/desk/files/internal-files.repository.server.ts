import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { internalFiles } from "#database/tables/internal-files.ts";
import { people } from "#database/tables/people.ts";
import { requests } from "#database/tables/requests.ts";
import { staff } from "#database/tables/staff.ts";
import { idsOf } from "../people/family.repository.server.ts";

/** What a file is on: a row of `requests` or of `people`. */
export type RecordKey = { request_id: number } | { person_id: number };

/** A file without its bytes. */
export type InternalFile = Pick<
  typeof internalFiles.$inferSelect,
  "id" | "name" | "size" | "created_at"
> & {
  /** Name of who added it; null for the demo content. */
  by: string | null;
};

const isOn = (key: RecordKey): SQL =>
  "request_id" in key
    ? eq(internalFiles.request_id, key.request_id)
    : // Those of people who were merged into this one too.
      sql`${internalFiles.person_id} in (${idsOf(key.person_id)})`;

export function listInternalFiles(db: Queryable, key: RecordKey): Promise<InternalFile[]> {
  const { id, name, size, created_at, staff_id } = internalFiles;
  return db
    .select({ id, name, size, created_at, by: staff.name })
    .from(internalFiles)
    .leftJoin(staff, eq(staff.id, staff_id))
    .where(isOn(key))
    .orderBy(asc(id));
}

/** Until the transaction ends no other file is added to the record. */
export async function lockRecord(tx: Transaction, key: RecordKey): Promise<void> {
  const [table, id] =
    "request_id" in key ? [requests, key.request_id] : ([people, key.person_id] as const);
  await tx.execute(sql`select from ${table} where id = ${id} for no key update`);
}

export function countInternalFiles(db: Queryable, key: RecordKey): Promise<number> {
  return db.$count(internalFiles, isOn(key));
}

/** Undefined where the record has the same file already. */
export async function insertInternalFile(
  tx: Transaction,
  file: typeof internalFiles.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(internalFiles)
    .values(file)
    .onConflictDoNothing()
    .returning({ id: internalFiles.id });
  return row?.id;
}

/** Whether the file was there. */
export async function deleteInternalFile(
  tx: Transaction,
  id: number,
  key: RecordKey,
): Promise<boolean> {
  const rows = await tx
    .delete(internalFiles)
    .where(sql`${inArray(internalFiles.id, [id])} and ${isOn(key)}`)
    .returning({ id: internalFiles.id });
  return rows.length > 0;
}

/** A file with its bytes, and the form and reference of the request that it is on. */
export async function findInternalFile(db: Queryable, id: number) {
  const { name, type, bytes, person_id } = internalFiles;
  const [row] = await db
    .select({ name, type, bytes, person_id, form: requests.form, reference: requests.reference })
    .from(internalFiles)
    .leftJoin(requests, eq(requests.id, internalFiles.request_id))
    .where(eq(internalFiles.id, id));
  return row;
}
