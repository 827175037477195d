import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { people } from "#database/tables/people.ts";

/** Rows of one person: the one that is merged into no other, and all that are merged into it. */
const familyOf = (id: SQL | number): SQL => sql`
  with recursive family as (
    select one.id, one.address from ${people} one where one.id = ${id}
    union all
    select merged.id, merged.address from ${people} merged join family on merged.merged_into = family.id
  ) select`;

/** The addresses of a person, as a query. */
export const addressesOf = (id: SQL | number): SQL => sql`${familyOf(id)} address from family`;

/** The ids of their rows, as a query. */
export const idsOf = (id: SQL | number): SQL => sql`${familyOf(id)} id from family`;

/** The persons that some rows belong to, as a query of ids. */
export const rootsOf = (rows: SQL): SQL => sql`
  with recursive up as (
    (${rows})
    union
    select parent.id, parent.merged_into from ${people} parent join up on parent.id = up.merged_into
  ) select id from up where merged_into is null`;

async function findRoot(db: Queryable, where: SQL): Promise<number | undefined> {
  const rows = sql`select id, merged_into from ${people} where ${where}`;
  const { rows: found } = await db.execute<{ id: number }>(rootsOf(rows));
  return found[0]?.id;
}

/** The id of the person that a row belongs to; undefined for an unknown one. */
export const findRootById = (db: Queryable, id: number): Promise<number | undefined> =>
  findRoot(db, sql`${people.id} = ${id}`);

/** The id of the person who has an address. */
export const findRootByAddress = (db: Queryable, address: string): Promise<number | undefined> =>
  findRoot(db, sql`${people.address} = ${address.toLowerCase()}`);
