import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, vi } from "vitest";
import { openHome } from "#database/embedded-home.server.ts";
import { SUPERUSER } from "#database/embedded-new-home.server.ts";
import {
  findPostmaster,
  startPostmaster,
  stopPostmaster,
} from "#database/embedded-postmaster.server.ts";
import { prepareDataDir } from "#platform/files/data-dir.server.ts";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "./temporary-folder.ts";

/** Ids of every process and its parent; small images have no `ps`, other systems no `/proc`. */
function listAllProcesses(): [pid: number, parent: number][] {
  if (!existsSync("/proc/self/stat")) {
    const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
    return stdout.split("\n").map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return [pid, parent];
    });
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        const [, parent] =
          readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
        return [Number(name), Number(parent)];
      } catch {
        return [Number(name), 0];
      }
    });
}

/** Every process of a server: its postmaster and the children. */
function listProcesses(postmaster: number): number[] {
  const children = listAllProcesses().filter(([, parent]) => parent === postmaster);
  return [postmaster, ...children.map(([pid]) => pid)];
}

/** Freezes a server without closing its connections; returns a function that continues it. */
export function freezeServer(postmaster: number): () => void {
  // The postmaster first, which would start others.
  process.kill(postmaster, "SIGSTOP");
  const processes = listProcesses(postmaster);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processes) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  signal("SIGSTOP");
  return () => signal("SIGCONT");
}

type Row = Record<string, unknown>;

export function toUrl({ password, port }: { password: string; port: number }): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
}

export async function query(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The embedded server in the product's data folder, whichever process it is now. */
export function findEmbedded(dataDir: string) {
  const home = join(dataDir, "postgres");
  /** Its lock file; empty between two servers. */
  function readLock(): string[] {
    try {
      return readFileSync(join(home, "cluster/postmaster.pid"), "utf8").split("\n");
    } catch {
      return [];
    }
  }
  return {
    findPid: () => Number(readLock()[0]) || undefined,
    query: (text: string, values: unknown[] = []) => {
      const password = readFileSync(join(home, "password"), "utf8").trim();
      return query(toUrl({ password, port: Number(readLock()[3]) }), text, values);
    },
  };
}

/**
 * A PostgreSQL server for the test file, with the durable settings of production. Only the test
 * starts and stops it; its URL stays the same.
 */
export async function startOwnDatabase() {
  const dataDir = temporaryDatabasePath();
  prepareDataDir(dataDir);
  const home = await openHome(dataDir, createLog("warn"));
  const port = await findFreePort();
  const url = toUrl({ password: home.password, port });
  let thaw = () => {};

  async function start(): Promise<void> {
    await startPostmaster(home, port);
    await vi.waitFor(() => query(url, "select 1"), { timeout: 30_000 });
  }

  await start();
  afterAll(async () => {
    thaw();
    await stopPostmaster(home, "SIGQUIT");
    removeTemporaryFolder(dataDir);
  });
  return {
    home,
    url,
    port,
    query: (text: string, values: unknown[] = []) => query(url, text, values),
    start,
    stop: () => stopPostmaster(home, "SIGQUIT"),
    freeze: () => {
      thaw = freezeServer(findPostmaster(home)?.pid ?? 0);
    },
    thaw: () => thaw(),
  };
}
