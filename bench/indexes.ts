import type { PoolClient } from "pg";

/** Drops the indexes of a table that no other table refers to. Returns the statements that make them again. */
export async function dropIndexes(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; create: string }>(
    `select coalesce(change || ' drop constraint ' || conname, 'drop index ' || indexrelid::regclass) as drop,
      coalesce(change || ' add constraint ' || conname || ' ' || pg_get_constraintdef(con.oid), pg_get_indexdef(indexrelid)) as create
    from pg_index left join pg_constraint con on conindid = indexrelid and conrelid = indrelid,
      lateral (select 'alter table ' || indrelid::regclass as change) table_change
    where indrelid = $1::regclass
      and not exists (select from pg_constraint where conindid = indexrelid and contype = 'f')`,
    [table],
  );
  await run(
    client,
    rows.map(({ drop }) => drop),
  );
  return rows.map(({ create }) => create);
}

export async function run(client: PoolClient, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
