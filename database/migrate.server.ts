import { existsSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { projectRoot } from "#platform/project-root.server.ts";
import { StartError } from "#platform/start-error.server.ts";
import { MIGRATION_LOCK } from "./advisory-locks.ts";

/**
 * Migrates the database to the schema of this code. Safe when several processes start at once: one
 * migrates, the others wait and find nothing left to do.
 * @throws StartError when the database cannot be reached
 */
export async function migrate(url: string): Promise<void> {
  const migrationsFolder = join(projectRoot, "database/migrations");
  if (!existsSync(join(migrationsFolder, "meta/_journal.json"))) return;
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
    await runMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
