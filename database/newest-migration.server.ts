import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";

/** What drizzle-kit writes for each migration; `when` is in milliseconds. */
type Migration = { tag: string; when: number };

function readNewest(): Migration {
  const file = join(projectRoot, "database/migrations/meta/_journal.json");
  const { entries }: { entries: Migration[] } = JSON.parse(readFileSync(file, "utf8"));
  return entries.reduce((newest, one) => (one.when > newest.when ? one : newest));
}

/** The newest migration of this code. */
export const newestMigration = readNewest();
