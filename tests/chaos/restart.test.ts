import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#database/open.server.ts";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { startLoadBalancer } from "#tests/support/load-balancer.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { toRequestForm } from "#tests/support/requests.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "#tests/support/temporary-folder.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";

const dataDir = temporaryDatabasePath();
/** What two processes share. */
const database = await startOwnDatabase();
afterAll(() => removeTemporaryFolder(dataDir));

/** Cached, rendered and API. */
const PAGES = ["/", "/developers", "/developers?experience_min=", "/api/members?page="];

/**
 * Clients that read pages and clients that send forms, one request after the other, until stopped.
 */
function startTraffic(origin: string, databaseUrl?: string) {
  const stopping = new AbortController();
  const failures: string[] = [];
  const acknowledged: string[] = [];
  const name = `Client ${randomUUID()}`;
  let reads = 0;

  async function read(): Promise<void> {
    const path = PAGES[reads++ % PAGES.length] ?? "";
    const answer = await fetch(origin + path + (path.endsWith("=") ? 1 + (reads % 3) : ""));
    await answer.text();
    if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
  }

  async function send(): Promise<void> {
    const key = randomUUID();
    const address = Array.from({ length: 4 }, () => randomInt(1, 255)).join(".");
    const answer = await fetch(`${origin}/api/forms/request`, {
      method: "POST",
      body: toRequestForm({ name }),
      headers: { "Idempotency-Key": key, "X-Forwarded-For": address },
    });
    const text = await answer.text();
    if (answer.status === 201) acknowledged.push(key);
    else failures.push(`form: ${answer.status} ${text}`);
  }

  async function goOn(act: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await act().catch(({ cause, message }) => failures.push(cause?.code ?? message));
      await wait(30);
    }
  }

  const going = Promise.all([read, read, read, send, send].map(goOn));
  return {
    failures,
    acknowledged,
    /** Resolves once all requests have ended; exactly the acknowledged forms are stored then. */
    end: async () => {
      stopping.abort();
      await going;
      expect(await listStored(name, databaseUrl)).toEqual(acknowledged.toSorted());
    },
  };
}

/** Stored keys of the forms that were sent under this name. */
async function listStored(name: string, databaseUrl?: string): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, createLog("silent"));
  const { rows } = await db.execute<{ key: string }>(
    sql`select idempotency_key as key from requests where name = ${name} order by key`,
  );
  await close();
  return rows.map(({ key }) => key);
}

/** Waits until this many more forms are acknowledged. */
function passes({ acknowledged }: { acknowledged: string[] }, more: number): Promise<void> {
  const requested = acknowledged.length + more;
  return vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(requested), 60_000);
}

test("two processes behind a load balancer are restarted one after the other without a failed request", async () => {
  const settings = { DATABASE_URL: database.url, DRAIN_SECONDS: "2", LOG_LEVEL: "warn" };
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port: number) =>
    startTestedProduct({ ...settings, PORT: String(port) }, onTestFinished);
  const processes = [];
  for (const port of ports) processes.push(await start(port));

  const traffic = startTraffic(
    await startLoadBalancer(processes.map(({ origin }) => origin)),
    database.url,
  );
  await passes(traffic, 5);
  for (const { port, end } of processes) {
    expect(await end()).toBe(0);
    await passes(traffic, 3);
    await start(port);
    await passes(traffic, 3);
  }
  await traffic.end();
  expect(traffic.failures).toEqual([]);
});

test("after SIGTERM under load, without a load balancer, exactly the acknowledged forms are stored", async () => {
  const product = await startTestedProduct(
    { DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    onTestFinished,
  );
  // A client that never finishes its request does not block the shutdown.
  const stuck = connect(product.port, "127.0.0.1");
  stuck.on("error", () => {});
  stuck.write(
    "POST /api/forms/request HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\nhalf",
  );
  const traffic = startTraffic(product.origin);
  await passes(traffic, 5);
  expect(traffic.failures).toEqual([]);

  expect(await product.end()).toBe(0);
  await traffic.end();
});

test.skipIf(process.platform === "win32")(
  "npm start leaves no process behind after SIGTERM",
  async () => {
    const port = await findFreePort();
    const npm = spawn("npm", ["start"], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
      stdio: "ignore",
    });
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
    await vi.waitFor(async () => expect(await ready()).toBe(true), 120_000);
    const lock = join(dataDir, "postgres/cluster/postmaster.pid");
    expect(existsSync(lock)).toBe(true);

    expect(await toldToEnd(npm)).toBe(0);
    await expect(ready()).rejects.toThrow();
    // PostgreSQL removes it at the end of its shutdown.
    expect(existsSync(lock)).toBe(false);
  },
);

async function toldToEnd(child: ChildProcess): Promise<number | null> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const [code] = await ended;
  return code;
}
