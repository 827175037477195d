import { asc, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#database/client.server.ts";
import { getKey } from "./expired-rows.repository.server.ts";
import type { Person } from "./person.server.ts";
import type { PersonalCopy, PersonalPart } from "./personal-record.server.ts";

/** Whether a column has an address of the person. */
export const hasAddress = (column: PgColumn, { spellings }: Person): SQL =>
  inArray(sql`lower(${column})`, [...spellings]);

type RowsOfPerson<Table extends PgTable> = {
  table: Table;
  isOfPerson: (person: Person) => SQL;
  /** What a person gets of a row. */
  toCopy: (
    row: Table["$inferSelect"],
    db: Queryable,
  ) => Omit<PersonalCopy, "files"> & Partial<Pick<PersonalCopy, "files">>;
};

/** One person's rows of one table, which are copied as they are and deleted. */
export function createRowsPart<Table extends PgTable>({
  table,
  isOfPerson,
  toCopy,
}: RowsOfPerson<Table>): PersonalPart {
  return {
    count: (db, person) => db.$count(table, isOfPerson(person)),
    async *copy(db, person) {
      const rows = await db
        .select()
        .from(table as PgTable)
        .where(isOfPerson(person))
        .orderBy(asc(getKey(table)));
      for (const row of rows) yield { files: [], ...toCopy(row, db) };
    },
    async eraseSome(db, person) {
      const { rowCount } = await db.delete(table).where(isOfPerson(person));
      return rowCount ?? 0;
    },
  };
}
