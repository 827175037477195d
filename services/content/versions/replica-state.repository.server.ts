import { sql } from "drizzle-orm";
import type { Queryable } from "#database/client.server.ts";
import { contentVersion } from "#database/tables/site.ts";

/** What a server has. */
export type ServerState = {
  /** Whether it replays another server's changes and takes none itself. */
  isStandby: boolean;
  contentVersion: number;
  /** When that version was made, in seconds: the same on a server and on its replicas only. */
  changed: string | undefined;
  /** Time of the last migration. */
  migration: number;
};

/** In one snapshot. */
export async function readServerState(db: Queryable): Promise<ServerState> {
  const { rows } = await db.execute<{
    is_standby: boolean;
    version: string | null;
    changed: string | null;
    migration: string | null;
  }>(sql`
    select pg_is_in_recovery() as is_standby,
      (select ${contentVersion.version} from ${contentVersion})::text as version,
      (select extract(epoch from ${contentVersion.changed_at}) from ${contentVersion})::text as changed,
      (select max(created_at) from drizzle.__drizzle_migrations)::text as migration`);
  const [row] = rows;
  return {
    isStandby: row?.is_standby === true,
    contentVersion: Number(row?.version ?? 0),
    changed: row?.changed ?? undefined,
    migration: Number(row?.migration ?? 0),
  };
}
