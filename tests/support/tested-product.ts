import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, type onTestFinished } from "vitest";
import { startProduct } from "./product.ts";
import { removeTemporaryFolder, temporaryDatabasePath } from "./temporary-folder.ts";

/** A response that takes longer counts as a hang, also on a busy machine. */
const HANG_TIMEOUT_MS = 45_000;

export type TestedProduct = Awaited<ReturnType<typeof startTestedProduct>>;

/**
 * The built product in a separate process; stopped after the test file, or after the test with
 * `onTestFinished`. A given `DATA_DIR` is not removed.
 */
export async function startTestedProduct(
  variables: Record<string, string>,
  whenOver: typeof afterAll | typeof onTestFinished = afterAll,
) {
  const dataDir = variables.DATA_DIR ?? temporaryDatabasePath();
  const starting = startProduct({
    CAPTCHA: "off",
    TRUST_PROXY: "1",
    LOG_LEVEL: "info",
    ...variables,
    DATA_DIR: dataDir,
  });
  whenOver(async () => {
    await (await starting.catch(() => undefined))?.stop();
    if (variables.DATA_DIR === undefined) removeTemporaryFolder(dataDir);
  }, 30_000);
  const { origin, port, lines, isAlive, stop } = await starting;

  async function ask(path: string, init: RequestInit = {}) {
    const response = await fetch(origin + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(HANG_TIMEOUT_MS),
      ...init,
    });
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  }

  return {
    origin,
    port,
    dataDir,
    end: stop,
    /** Lines of its log so far. */
    log: lines,
    ask,
    /** Whether the process that was started still runs. */
    isAlive,
    readiness: async () => JSON.parse((await ask("/readyz")).text) as object,
    /** Posts a form to the API with an idempotency key, each from another address. */
    post: async (path: string, form: FormData, key: string) => {
      const headers = {
        "Idempotency-Key": key,
        "X-Forwarded-For": Array.from({ length: 4 }, () => randomInt(1, 255)).join("."),
      };
      const answer = await ask(path, { method: "POST", body: form, headers });
      return { ...answer, body: JSON.parse(answer.text) };
    },
  };
}

/**
 * Requests cached pages continuously, as visitors do while a dependency is down. `end` returns the
 * requests that failed.
 */
export function visitContinuously({ ask }: TestedProduct, paths: readonly string[]) {
  const stopping = new AbortController();
  const failures: string[] = [];
  let visits = 0;

  async function visit(path: string): Promise<void> {
    // Long enough for a busy machine, too short to have waited for the recovery.
    const signal = AbortSignal.timeout(15_000);
    const answer = await ask(path, { signal }).catch((error: Error) => error);
    visits += 1;
    if (answer instanceof Error) failures.push(`${path}: ${answer.message}`);
    else if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
  }

  async function visitAll(): Promise<void> {
    while (!stopping.signal.aborted) {
      for (const path of [...paths, "/healthz"]) await visit(path);
      await wait(20);
    }
  }

  const visiting = visitAll();
  return {
    end: async () => {
      stopping.abort();
      await visiting;
      expect(visits).toBeGreaterThan(paths.length);
      return failures;
    },
  };
}
