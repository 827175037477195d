import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { MIGRATION_LOCK } from "./advisory-locks.ts";
import { newestMigration } from "./newest-migration.server.ts";

const migrationsFolder = join(projectRoot, "database/migrations");

/**
 * Migrates the database to the schema of this code. Safe when several processes start at once: one
 * migrates, the others wait and find nothing left to do.
 * @throws StartError when the database cannot be reached, or a newer release has migrated it
 */
export async function migrate(url: string): Promise<void> {
  // A separate connection: the pool's timeouts are meant for pages, not for building an index.
  const client = new pg.Client({
    connectionString: url,
    application_name: "ogds migrate",
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection also fails the statement under way; without a listener it ends the process.
  client.on("error", () => {});
  await client.connect().catch((error) => {
    throw new StartError(
      `The database does not answer (${error.message || error.code}): start it or correct DATABASE_URL.`,
    );
  });
  try {
    // A session lock, released with the connection.
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseNewerSchema(client);
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/**
 * A release writes past what a newer one has renamed or moved, which is not noticed before that
 * data is missed.
 */
async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const table = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS name");
  if (table.rows[0]?.name === null) return;
  const { rows } = await client.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations WHERE created_at > $1",
    [newestMigration.when],
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new StartError(
    `A newer release has migrated the database (${count} ${count === 1 ? "migration" : "migrations"} after ${newestMigration.tag}): start that release, or restore the backup from before its upgrade (docs/operations.md, "Restart and upgrade").`,
  );
}
