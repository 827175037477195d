import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { COMMIT_FILE } from "#services/release/release.server.ts";

const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

/** The commit that `git archive` wrote into its copy of the file. */
function findArchivedCommit(root: string): string | undefined {
  const file = join(root, "commit.txt");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

function findCommit(root: string): string | undefined {
  // Git would look for the repository of a folder above.
  if (!existsSync(join(root, ".git"))) return findArchivedCommit(root);
  return spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).stdout?.trim();
}

/**
 * Stores in `build/` from which commit the sources are. One that is not known leaves what is there:
 * a build that was copied has the commit that it was built from.
 */
export function recordCommit(root: string, commit = findCommit(root)): void {
  const file = join(root, COMMIT_FILE);
  if (!commit || !COMMIT.test(commit)) return;
  if (existsSync(file) && readFileSync(file, "utf8") === commit) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, commit);
  } catch {
    // A build that this process may not change.
  }
}
