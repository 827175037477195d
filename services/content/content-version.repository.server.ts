import { sql } from "drizzle-orm";
import { IMPORT_LOCK } from "#database/advisory-locks.ts";
import type { Queryable, Transaction } from "#database/client.server.ts";
import { contentVersion } from "#database/tables/site.ts";

/** Notification channel for the number of a new version. */
export const CONTENT_CHANNEL = "content_version";

/** Undefined as long as nothing was imported. */
export async function findContentVersion(db: Queryable): Promise<number | undefined> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion).limit(1);
  return row?.version;
}

/** Increments the version and notifies every process, both when the transaction commits. */
export async function raiseContentVersion(tx: Transaction): Promise<number> {
  const [row] = await tx
    .insert(contentVersion)
    .values({ version: 1 })
    .onConflictDoUpdate({
      target: contentVersion.id,
      set: { version: sql`${contentVersion.version} + 1`, changed_at: sql`now()` },
    })
    .returning({ version: contentVersion.version });
  if (!row) throw new Error("The content version was not written.");
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
