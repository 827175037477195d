import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "#platform/process/log.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { createFastDatabase } from "#tests/support/fast-database.ts";
import { startEmbedded } from "./embedded.server.ts";
import { isRoot } from "./embedded-user.server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const log = createLog("silent");
const children: ChildProcess[] = [];
let dataDir = "";

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ogds-embedded-"));
  // As root the server runs as another user, who has to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

async function endWhatRuns(): Promise<void> {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  const pid = postmasterPid();
  if (pid) process.kill(pid, "SIGQUIT");
  await expect.poll(postmasterPid).toBeUndefined();
}

function removeFolder(folder: string): void {
  for (const path of [join(folder, "postgres"), folder]) {
    try {
      rmSync(realpathSync(path), { recursive: true, force: true });
    } catch {
      // Not every test makes a database.
    }
  }
}

function postmasterPid(): number | undefined {
  try {
    const lock = readFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), "utf8");
    const pid = Number.parseInt(lock, 10);
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process of ours on the same folder: a command, or `npm start` in a second terminal. */
async function startProcess(role: "command" | "application" = "command") {
  const child = spawn(
    process.execPath,
    [join(projectRoot, "tests/support/embedded-process.ts"), dataDir, role],
    { detached: true, stdio: ["pipe", "pipe", "inherit"] },
  );
  children.push(child);
  const lines = createInterface(child.stdout);
  const [url] = (await once(lines, "line")) as [string];
  return {
    url,
    pid: child.pid,
    leave: async () => {
      child.stdin.end();
      await once(child, "exit");
    },
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
    /** As a terminal sends it: to the whole group. */
    pressControlC: async () => {
      process.kill(-(child.pid ?? 0), "SIGINT");
      const [message] = await once(lines, "line");
      await once(child, "exit");
      return message;
    },
  };
}

async function complaint(options: { applicationTimeoutMs?: number } = {}): Promise<string> {
  const error = await startEmbedded({ dataDir, log, ...options }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).not.toContain("\n");
  return message;
}

describe("in a folder without a database", () => {
  let folder = "";

  beforeEach(() => {
    folder = makeFolder();
    dataDir = folder;
  });
  afterEach(async () => {
    await endWhatRuns();
    removeFolder(folder);
  });

  test("a new folder gets a server that is durable and listens only on this machine", async () => {
    const server = await startEmbedded({ dataDir, log });
    const [settings] = await query(
      server.url,
      `SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens,
         current_setting('server_encoding') AS encoding, current_setting('password_encryption') AS secret`,
    );
    expect(settings).toEqual({
      fsync: "on",
      listens: "127.0.0.1",
      encoding: "UTF8",
      secret: "scram-sha-256",
    });
    expect(statSync(join(dataDir, "postgres/password")).mode & 0o777).toBe(0o600);
    const wrong = new URL(server.url);
    wrong.password = "guess";
    await expect(query(wrong.href, "SELECT 1")).rejects.toThrow("password");
    await server.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  test("two processes that start at the same instant on a fresh folder share one server", async () => {
    const [a, b] = await Promise.all([startProcess(), startProcess()]);
    expect(a.url).toBe(b.url);
    expect(readdirSync(dataDir)).toEqual(["postgres"]);
    await Promise.all([a.leave(), b.leave()]);
    expect(postmasterPid()).toBeUndefined();
  });

  test("a folder that cannot be written is reported in one line that says what to do", async () => {
    writeFileSync(join(dataDir, "file"), "");
    dataDir = join(dataDir, "file");
    expect(await complaint()).toContain("DATA_DIR");
  });

  test("a folder named postgres that is none of ours is left alone", async () => {
    mkdirSync(join(dataDir, "postgres"));
    expect(await complaint()).toContain("not a database folder");
  });

  test("a link to a missing database is reported in one line", async () => {
    symlinkSync("/nowhere/at/all", join(dataDir, "postgres"));
    expect(await complaint()).toContain("delete the link");
  });

  test.runIf(isRoot())("a folder that only root may enter has a link to the database", async () => {
    chmodSync(dataDir, 0o700);
    const first = await startEmbedded({ dataDir, log });
    await query(first.url, "DROP TABLE IF EXISTS saved; CREATE TABLE saved AS SELECT 42 AS answer");
    await first.stop();
    expect(realpathSync(join(dataDir, "postgres"))).toMatch(/^\/var\/lib\/ogds\//);
    const second = await startEmbedded({ dataDir, log });
    expect(await query(second.url, "SELECT answer FROM saved")).toEqual([{ answer: 42 }]);
    await second.stop();
  });
});

describe("in a folder with a database", () => {
  let folder = "";

  beforeAll(async () => {
    folder = makeFolder();
    await createFastDatabase(folder);
  });
  beforeEach(() => {
    dataDir = folder;
  });
  afterEach(endWhatRuns);
  afterAll(() => removeFolder(folder));

  test("the order and the case of letters do not depend on the machine", async () => {
    const server = await startEmbedded({ dataDir, log });
    const rows = await query(
      server.url,
      "SELECT lower('ÉŽ') AS lower, (SELECT datlocprovider FROM pg_database WHERE datname = current_database()) AS provider",
    );
    expect(rows).toEqual([{ lower: "éž", provider: "b" }]);
    await server.stop();
  });

  test("data survives a restart", async () => {
    const first = await startEmbedded({ dataDir, log });
    await query(first.url, "DROP TABLE IF EXISTS saved; CREATE TABLE saved AS SELECT 42 AS answer");
    await first.stop();
    const second = await startEmbedded({ dataDir, log });
    expect(await query(second.url, "SELECT answer FROM saved")).toEqual([{ answer: 42 }]);
    await second.stop();
  });

  test("what was in memory when the server stopped is read again after its start", async () => {
    const first = await startEmbedded({ dataDir, log });
    await query(first.url, "CREATE TABLE used AS SELECT generate_series(1, 100000) AS n");
    await query(first.url, "CREATE EXTENSION pg_buffercache");
    await first.stop();
    const second = await startEmbedded({ dataDir, log });
    const count = () =>
      query(
        second.url,
        `SELECT count(*) > 400 AS most FROM pg_buffercache
          WHERE relfilenode = pg_relation_filenode('used')`,
      );
    await expect.poll(count, { timeout: 30_000 }).toEqual([{ most: true }]);
    await second.stop();
  });

  test("a server that another process uses runs until the last one disconnects", async () => {
    const first = await startProcess();
    const second = await startProcess();
    expect(second.url).toBe(first.url);
    await first.leave();
    expect(await query(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await second.leave();
    expect(postmasterPid()).toBeUndefined();
  });

  test("a process that connects while the last one disconnects gets a server", async () => {
    const first = await startEmbedded({ dataDir, log });
    for (let round = 0; round < 5; round++) {
      const current = await startEmbedded({ dataDir, log });
      const [newcomer] = await Promise.all([startEmbedded({ dataDir, log }), current.stop()]);
      if (round === 0) await first.stop();
      expect(await query(newcomer.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      await newcomer.stop();
    }
    expect(postmasterPid()).toBeUndefined();
  });

  test("a server left by a killed process is used with everything in it", async () => {
    const killed = await startProcess();
    await query(
      killed.url,
      "DROP TABLE IF EXISTS saved; CREATE TABLE saved AS SELECT 42 AS answer",
    );
    await killed.kill();
    const pid = postmasterPid();
    const next = await startEmbedded({ dataDir, log });
    expect([next.url, postmasterPid()]).toEqual([killed.url, pid]);
    expect(await query(next.url, "SELECT answer FROM saved")).toEqual([{ answer: 42 }]);
    await next.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  test("a second application fails in one line, and commands work beside the first", async () => {
    const first = await startProcess("application");
    const command = await startProcess();
    const message = await complaint({ applicationTimeoutMs: 100 });
    expect(message).toContain(`${dataDir} is in use by process ${first.pid}`);
    expect(message).toContain("DATABASE_URL");
    expect(await query(first.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await first.leave();
    await command.leave();
    expect(postmasterPid()).toBeUndefined();
  });

  test("an application that starts while its predecessor shuts down gets the server", async () => {
    const first = await startProcess("application");
    const [second] = await Promise.all([startProcess("application"), first.leave()]);
    expect(await query(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await second.leave();
    expect(postmasterPid()).toBeUndefined();
  });

  test("an application that was killed does not block the next one", async () => {
    const killed = await startProcess("application");
    await killed.kill();
    const next = await startEmbedded({
      dataDir,
      log,
      applicationTimeoutMs: 5_000,
    });
    expect(next.url).toBe(killed.url);
    await next.stop();
  });

  test("Ctrl-C reaches us and not the server, so that we can finish first", async () => {
    const process = await startProcess();
    expect(await process.pressControlC()).toBe("the server was still there");
    expect(postmasterPid()).toBeUndefined();
  });

  test("a server that was killed is restarted at the same URL with all its data", async () => {
    const server = await startEmbedded({ dataDir, log });
    await query(
      server.url,
      "DROP TABLE IF EXISTS saved; CREATE TABLE saved AS SELECT 42 AS answer",
    );
    process.kill(postmasterPid() ?? 0, "SIGKILL");
    await expect
      .poll(() => query(server.url, "SELECT answer FROM saved").catch(() => undefined), {
        timeout: 30_000,
      })
      .toEqual([{ answer: 42 }]);
    await server.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  test("a killed server is replaced once its last connection has ended", async () => {
    const killed = await startProcess();
    const client = new pg.Client(killed.url);
    client.on("error", () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const backend = rows[0]?.pid ?? 0;
    // Its memory is in use until it notices.
    process.kill(backend, "SIGSTOP");
    process.kill(postmasterPid() ?? 0, "SIGKILL");
    await killed.kill();
    const next = startEmbedded({ dataDir, log });
    const readLog = () => readFileSync(join(dataDir, "postgres/server.log"), "utf8");
    await expect.poll(readLog).toContain("shared memory block");
    process.kill(backend, "SIGCONT");
    const { url, stop } = await next;
    expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await stop();
    expect(postmasterPid()).toBeUndefined();
  });

  test("a lock file whose pid belongs to another program does not prevent the start", async () => {
    const first = await startEmbedded({ dataDir, log });
    await first.stop();
    writeFileSync(
      join(dataDir, "postgres/cluster/postmaster.pid"),
      `${process.pid}\n${join(dataDir, "postgres/cluster")}\n1\n5432\n\n127.0.0.1\n\nready\n`,
    );
    const second = await startEmbedded({ dataDir, log });
    expect(postmasterPid()).not.toBe(process.pid);
    expect(await query(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await second.stop();
  });

  test("a lock file whose number belongs to another PostgreSQL server leads to neither waiting for it nor stopping it", async () => {
    const otherDir = makeFolder();
    const other = await startEmbedded({ dataDir: otherDir, log });
    const lock = readFileSync(join(otherDir, "postgres/cluster/postmaster.pid"));
    const otherPid = Number.parseInt(lock.toString(), 10);
    try {
      // As after a restart of the machine: the other server has our number, and maybe our port.
      writeFileSync(join(dataDir, "postgres/cluster/postmaster.pid"), lock);
      const own = await startEmbedded({ dataDir, log });
      expect(own.url).not.toBe(other.url);
      expect(await query(own.url, "SHOW data_directory")).toEqual([
        { data_directory: realpathSync(join(dataDir, "postgres/cluster")) },
      ]);
      await own.stop();
      expect(() => process.kill(otherPid, 0)).not.toThrow();
      expect(await query(other.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    } finally {
      await other.stop();
      removeFolder(otherDir);
    }
  });

  test("a cluster of another major version is reported in one line", async () => {
    const version = join(dataDir, "postgres/cluster/PG_VERSION");
    const own = readFileSync(version);
    writeFileSync(version, "12\n");
    expect(await complaint()).toContain("PostgreSQL 12");
    writeFileSync(version, own);
  });

  test.runIf(isRoot())("as root the server runs as a user without rights", async () => {
    const server = await startEmbedded({ dataDir, log });
    expect(statSync(`/proc/${postmasterPid()}`).uid).not.toBe(0);
    await server.stop();
  });
});
