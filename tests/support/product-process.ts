import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, type onTestFinished, vi } from "vitest";
import { findFreePort } from "#platform/free-port.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { removeThrowAwayFolder, throwAwayPath } from "./throw-away-folder.ts";

/** Milliseconds after which an answer counts as a hang; no busy machine takes as long. */
const HANG = 45_000;

export type Product = Awaited<ReturnType<typeof startProduct>>;

/**
 * The built product in a process of its own, as `npm start` runs it; ended after the test file, or
 * after the test with `onTestFinished`. A `DATA_DIR` that is given stays.
 */
export async function startProduct(
  variables: Record<string, string>,
  whenOver: typeof afterAll | typeof onTestFinished = afterAll,
) {
  const port = Number(variables.PORT) || (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = variables.DATA_DIR ?? throwAwayPath();
  const lines: string[] = [];
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: origin,
      CAPTCHA: "off",
      TRUST_PROXY: "1",
      DATA_DIR: dataDir,
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const output of [child.stdout, child.stderr]) {
    createInterface(output).on("line", (line) => lines.push(line));
  }
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  whenOver(async () => {
    process.off("exit", kill);
    await end();
    if (variables.DATA_DIR === undefined) removeThrowAwayFolder(dataDir);
  }, 30_000);

  /** Tells it to end; resolves with its exit code once it has. */
  async function end(): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    return child.exitCode;
  }

  async function ask(path: string, init: RequestInit = {}) {
    const response = await fetch(origin + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(HANG),
      ...init,
    });
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  }

  const product = {
    origin,
    port,
    dataDir,
    end,
    /** What it has logged so far, a line an event. */
    log: lines,
    ask,
    /** Whether the process that was started is still the one that runs. */
    isAlive: () => child.exitCode === null && child.signalCode === null,
    readiness: async () => JSON.parse((await ask("/readyz")).text) as object,
    /** Posts a form to the API under an idempotency key, each from another address. */
    post: async (path: string, form: FormData, key: string) => {
      const headers = {
        "Idempotency-Key": key,
        "X-Forwarded-For": Array.from({ length: 4 }, () => randomInt(1, 255)).join("."),
      };
      const answer = await ask(path, { method: "POST", body: form, headers });
      return { ...answer, body: JSON.parse(answer.text) };
    },
  };
  await vi.waitFor(async () => expect(await product.readiness()).toEqual({ status: "ready" }), {
    timeout: 120_000,
  });
  return product;
}

/**
 * Asks for pages that are in memory, over and over, as visitors do while something is broken behind
 * them. `end` gives what was not answered as it should, and how often was asked.
 */
export function keepVisiting({ ask }: Product, paths: readonly string[]) {
  const leaving = new AbortController();
  const complaints: string[] = [];
  let visits = 0;

  async function visit(path: string): Promise<void> {
    // Long enough for a busy machine, too short to have waited for what is broken to be whole.
    const signal = AbortSignal.timeout(15_000);
    const answer = await ask(path, { signal }).catch((error: Error) => error);
    visits += 1;
    if (answer instanceof Error) complaints.push(`${path}: ${answer.message}`);
    else if (answer.status !== 200) complaints.push(`${path}: ${answer.status}`);
  }

  async function goOn(): Promise<void> {
    while (!leaving.signal.aborted) {
      for (const path of [...paths, "/healthz"]) await visit(path);
      await wait(20);
    }
  }

  const going = goOn();
  return {
    end: async () => {
      leaving.abort();
      await going;
      expect(visits).toBeGreaterThan(paths.length);
      return complaints;
    },
  };
}
