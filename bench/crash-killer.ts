import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { projectRoot } from "#platform/project-root.server.ts";
import type { Random } from "./random.ts";

/** Every this many kills PostgreSQL is killed as well, so that it has to recover from its log. */
const DATABASE_EVERY = 5;
const MAX_LIFETIME_MS = 1_200;
const START_TIMEOUT_MS = 60_000;

/** A server that is killed at random moments and restarted. */
export function createKiller({
  port,
  dataDir,
  random,
}: {
  port: number;
  dataDir: string;
  random: Random;
}) {
  let server: ChildProcess | undefined;
  let isKilling = true;
  let kills = 0;
  let databaseKills = 0;

  async function start(): Promise<void> {
    const child = spawn(process.execPath, [join(projectRoot, "scripts/start.ts")], {
      cwd: projectRoot,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: "",
        SMTP_URL: "",
        CAPTCHA: "off",
        TRUST_PROXY: "1",
        LOG_LEVEL: "error",
      },
    });
    server = child;
    const begun = Date.now();
    while (Date.now() - begun < START_TIMEOUT_MS) {
      if (child.exitCode !== null) throw new Error("The server does not start");
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (ready?.ok) return;
      await wait(25);
    }
    throw new Error("The server did not get ready");
  }

  async function kill(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  return {
    start,
    counts: () => ({ kills, databaseKills }),

    async killUntilStopped(): Promise<void> {
      while (isKilling) {
        await wait(random.whole(MAX_LIFETIME_MS));
        if (!isKilling) return;
        kills += 1;
        if (kills % DATABASE_EVERY === 0) {
          databaseKills += 1;
          process.kill(readPostmaster(dataDir), "SIGKILL");
        }
        await kill("SIGKILL");
        await start();
      }
    },

    async stopKilling(killing: Promise<void>): Promise<void> {
      isKilling = false;
      await killing;
    },

    stop: () => kill("SIGTERM"),
  };
}

function readPostmaster(dataDir: string): number {
  const file = join(dataDir, "postgres/cluster/postmaster.pid");
  return Number.parseInt(readFileSync(file, "utf8"), 10);
}
