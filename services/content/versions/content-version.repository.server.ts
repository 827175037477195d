import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { IMPORT_LOCK } from "#database/advisory-locks.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { EVERYTHING } from "#database/reads.server.ts";
import { contentChanges, contentVersion } from "#database/tables/site.ts";
import type { NewVersions } from "./change-log.server.ts";

/** Notification channel for the number of a new version. */
export const CONTENT_CHANNEL = "content_version";

/** Undefined as long as nothing was imported. */
export async function findContentVersion(db: Queryable): Promise<number | undefined> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion).limit(1);
  return row?.version;
}

/**
 * The version, and what later versions than `since` changed.
 * @param since a version that is known already; with 0 no changes are read
 */
export async function readNewVersions(db: Queryable, since: number): Promise<NewVersions> {
  const { rows } = await db.execute<{ latest: string; version: string | null; keys: string[] }>(sql`
    select latest.version as latest, changed.version as version,
      array_remove(array_agg(changed.key), null) as keys
    from ${contentVersion} as latest
    left join ${contentChanges} as changed on ${since} > 0 and changed.version > ${since}
    group by 1, 2`);
  return {
    since,
    latest: Number(rows[0]?.latest ?? 0),
    changes: rows.flatMap(({ version, keys }) =>
      version === null ? [] : [{ version: Number(version), keys }],
    ),
  };
}

/** `readNewVersions` on a connection of its own. */
export const readNewVersionsFrom = (client: pg.Client, since: number): Promise<NewVersions> =>
  readNewVersions(drizzle(client), since);

/**
 * Increments the version and notifies every process, both when the transaction commits. Triggers do
 * so for the tables of content, with the keys of what changed.
 * @param key of the change; by default everything may have changed
 */
export async function raiseContentVersion(tx: Transaction, key = EVERYTHING): Promise<number> {
  const [row] = await tx
    .insert(contentVersion)
    .values({ version: 1 })
    .onConflictDoUpdate({
      target: contentVersion.id,
      set: { version: sql`${contentVersion.version} + 1`, changed_at: sql`now()` },
    })
    .returning({ version: contentVersion.version });
  if (!row) throw new Error("The content version was not written.");
  await tx.insert(contentChanges).values({ version: row.version, key }).onConflictDoNothing();
  await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${String(row.version)})`);
  return row.version;
}

/** Tries to take the import lock until the transaction ends. */
export async function tryImportLock(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as locked`,
  );
  return rows[0]?.locked === true;
}
