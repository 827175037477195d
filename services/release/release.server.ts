import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Release } from "#contract/http/release.ts";
import { newestMigration } from "#database/newest-migration.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";

/** Where a build stores from which commit it is, see `scripts/record-commit.ts`. */
export const COMMIT_FILE = "build/commit";

function readCommit(): string | null {
  try {
    return readFileSync(join(projectRoot, COMMIT_FILE), "utf8");
  } catch {
    return null;
  }
}

function readRelease(): Release {
  const { version } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  return { version, commit: readCommit(), migration: newestMigration.tag };
}

/** What runs, read when the process starts. */
export const release = readRelease();
