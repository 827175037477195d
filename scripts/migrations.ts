import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";

const generate = ["generate", ...process.argv.slice(2)];
const { status } = spawnSync("drizzle-kit", generate, {
  cwd: projectRoot,
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (status !== 0) process.exit(status ?? 1);

// The next migration is the difference to the newest snapshot; no other one is read.
const folder = join(projectRoot, "database/migrations/meta");
const snapshots = readdirSync(folder).filter((name) => name.endsWith("_snapshot.json"));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, name));
