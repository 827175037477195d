import { randomUUID } from "node:crypto";
import { openDatabase } from "#database/open.server.ts";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { createLog } from "#platform/process/log.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { parseMetrics } from "#tests/support/parse-metrics.ts";
import { type Product, startProduct } from "#tests/support/product.ts";
import { removeTemporaryFolder, temporaryPath } from "#tests/support/temporary-folder.ts";
import { buildWhenNeeded } from "../scripts/build-when-needed.ts";
import { printMachine } from "./report.ts";

/** A folder for data, removed afterwards. */
export function createFolder() {
  const path = temporaryPath();
  return { path, [Symbol.dispose]: () => removeTemporaryFolder(path) };
}

/**
 * The built product, without a captcha and with clients behind a proxy, on a folder of its own.
 * @param variables of its environment
 */
export async function openBench(variables: Record<string, string> = {}) {
  await buildWhenNeeded(projectRoot);
  printMachine();
  const dataDir = temporaryPath();
  const metricsPort = await findFreePort();
  const running: Product[] = [];
  return {
    dataDir,
    /** Starts it; it stops with the bench at the latest. */
    start: async (more: Record<string, string> = {}) => {
      const product = await startProduct({
        DATA_DIR: dataDir,
        CAPTCHA: "off",
        TRUST_PROXY: "1",
        METRICS_PORT: String(metricsPort),
        ...variables,
        ...more,
      });
      running.push(product);
      return product;
    },
    readMetrics: async () =>
      parseMetrics(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()),
    openDatabase: async () => {
      const opened = await openDatabase({ databaseUrl: undefined, dataDir }, createLog("silent"));
      return { ...opened, [Symbol.asyncDispose]: opened.close };
    },
    [Symbol.asyncDispose]: async () => {
      for (const product of running) await product.stop();
      removeTemporaryFolder(dataDir);
    },
  };
}

let clients = 0;

/** Headers of a form: a new key, and an address of its own because of the rate limit. */
export function toFormHeaders(): Record<"Idempotency-Key" | "X-Forwarded-For", string> {
  clients += 1;
  return {
    "Idempotency-Key": randomUUID(),
    "X-Forwarded-For": `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
  };
}

/** Runs something until `end`, as often as it finishes, with a concurrency of `atOnce`. */
export async function repeat<Result>(
  atOnce: number,
  end: number,
  once: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const work = async () => {
    while (performance.now() < end) results.push(await once());
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
