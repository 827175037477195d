import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#database/embedded.server.ts";
import { migrate } from "#database/migrate.server.ts";
import { createLog } from "#platform/log.server.ts";
import { TEMPLATE } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the throw-away server, on its maintenance database. */
    databaseServer: string;
  }
}

const PREFIX = "ogds-tests-";

/** One throw-away server a run, with a migrated template that each test file clones. */
export default async function setup({ provide }: TestProject) {
  removeLeftOvers();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startEmbedded({ dataDir, log: createLog("warn"), throwAway: true });
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = new URL(server.url);
  template.pathname = TEMPLATE;
  await migrate(template.href);
  provide("databaseServer", server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A run that was killed could not clean up after itself. */
function removeLeftOvers(): void {
  for (const name of readdirSync(tmpdir())) {
    const runner = Number(name.match(`^${PREFIX}(\\d+)-`)?.[1]);
    if (!runner || isAlive(runner)) continue;
    const folder = join(tmpdir(), name);
    try {
      const [pid] = readFileSync(join(folder, "postgres/cluster/postmaster.pid"), "utf8").split(
        "\n",
      );
      process.kill(Number(pid), "SIGQUIT");
    } catch {
      // It was not running.
    }
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or its server is still writing: the next run tries again.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
