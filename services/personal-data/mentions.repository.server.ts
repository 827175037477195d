import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import type { Person } from "./person.server.ts";

/** Rows that mention a person in one column. */
export type Mention = { table: string; column: string; count: number };

/** A table with the columns that hold text, and how many blocks it has on disk. */
type TextTable = { schema: string; name: string; columns: string[]; blocks: number };

/** Blocks of 8 kB per statement, so that a large table does not run into the timeout. */
const STEP = 16_384;

/**
 * Searches an email address in every text column of every table, so that new tables are included.
 */
export async function listMentions(db: Queryable, person: Person): Promise<Mention[]> {
  const mentions: Mention[] = [];
  for (const table of await listTextTables(db)) {
    const counts = table.columns.map(() => 0);
    for (let block = 0; block < table.blocks; block += STEP) {
      const some = await countSome(db, table, person, block);
      some.forEach((count, i) => {
        counts[i] = (counts[i] ?? 0) + count;
      });
    }
    const name = table.schema === "public" ? table.name : `${table.schema}.${table.name}`;
    table.columns.forEach((column, i) => {
      const count = counts[i] ?? 0;
      if (count > 0) mentions.push({ table: name, column, count });
    });
  }
  return mentions;
}

async function listTextTables(db: Queryable): Promise<TextTable[]> {
  const { rows } = await db.execute<TextTable>(sql`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns,
      (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as blocks
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
      and a.atttypid in (
        'text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'json'::regtype, 'jsonb'::regtype,
        'text[]'::regtype, 'varchar[]'::regtype)
    group by n.nspname, c.relname, c.oid
    order by 1, 2`);
  return rows;
}

/** For each column, the number of rows of some blocks that mention the person. */
async function countSome(
  db: Queryable,
  { schema, name, columns }: TextTable,
  { spellings, pattern }: Person,
  block: number,
): Promise<number[]> {
  const counts = columns.map((column): SQL => {
    const text = sql`${sql.identifier(column)}::text`;
    // Far cheaper than the pattern, which then checks only the remaining rows.
    const contains = sql.join(
      spellings.map((spelling) => sql`strpos(lower(${text}), ${spelling}) > 0`),
      sql` or `,
    );
    return sql`count(*) filter (where (${contains}) and ${text} ~* ${pattern})::int`;
  });
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts
    from ${sql.identifier(schema)}.${sql.identifier(name)}
    where ctid >= ${`(${block},0)`}::tid and ctid < ${`(${block + STEP},0)`}::tid`);
  return rows[0]?.counts ?? [];
}
