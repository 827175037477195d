import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import type { Person } from "./person.server.ts";

/** Rows that name somebody in one column. */
export type Mention = { table: string; column: string; count: number };

/**
 * Looks for an address in every text of every table, whatever it is there for: a table that was
 * added yesterday is searched as well.
 */
export async function listMentions(db: Queryable, { pattern }: Person): Promise<Mention[]> {
  const { rows: columns } = await db.execute<{ schema: string; name: string; column: string }>(sql`
    select n.nspname as schema, c.relname as name, a.attname as column
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and a.atttypid in (
        'text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'json'::regtype, 'jsonb'::regtype,
        'text[]'::regtype, 'varchar[]'::regtype)
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_t%'
    order by 1, 2, a.attnum`);
  const mentions: Mention[] = [];
  for (const { schema, name, column } of columns) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(schema)}.${sql.identifier(name)}
      where ${sql.identifier(column)}::text ~* ${pattern}`);
    const count = rows[0]?.count ?? 0;
    const table = schema === "public" ? name : `${schema}.${name}`;
    if (count > 0) mentions.push({ table, column, count });
  }
  return mentions;
}
