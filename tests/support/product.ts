import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";

/** The product in a separate process, as `npm start` runs it. */
export type Product = {
  port: number;
  origin: string;
  pid: number;
  /** Lines of stdout and stderr since the start. */
  lines: string[];
  isAlive: () => boolean;
  /** Sends a shutdown signal, or another one; resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** The settings of V8 and the allocator in `npm start`. */
export const BOUNDS = {
  options: [
    "--min-semi-space-size=8",
    "--max-semi-space-size=8",
    "--max-old-space-size=256",
    "--heap-growing-percent=60",
    "--no-allocation-site-pretenuring",
  ],
  variables: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" },
} as const;

const START_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 10;

/** Environment variables that a test or a benchmark must not depend on. */
const UNSET = Object.fromEntries(
  [
    "DATABASE_URL",
    "DATABASE_REPLICA_URL",
    "MEDIA_URL",
    "CONTENT_DIR",
    "SMTP_URL",
    "MAIL_FROM",
    "MAIL_TO",
    "CAPTCHA",
    "RECAPTCHA_SECRET",
    "RECAPTCHA_SITE_KEY",
    "RECAPTCHA_SCORE",
    "RECAPTCHA_LANGUAGE",
    "OIDC_ISSUER",
    "OIDC_CLIENT_ID",
    "OIDC_CLIENT_SECRET",
    "OIDC_NAME",
    "OIDC_ONLY",
    "OIDC_TRUST_PROMPT",
    "TRUST_PROXY",
    "DRAIN_SECONDS",
    "METRICS_PORT",
    "METRICS_HOST",
  ].map((name) => [name, ""]),
);

/**
 * Starts the product, on a free port by default; resolves when `path` responds. It ends with the
 * process that started it.
 */
export async function startProduct(
  variables: { DATA_DIR: string } & Record<string, string>,
  { path = "/readyz", nodeOptions = [] as string[], root = projectRoot } = {},
): Promise<Product> {
  const port = Number(variables.PORT) || (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const options = [...BOUNDS.options, ...nodeOptions];
  const child = spawn(process.execPath, [...options, join(root, "scripts/start.ts")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...UNSET,
      ...BOUNDS.variables,
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: origin,
      LOG_LEVEL: "warn",
      ...variables,
    },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => lines.push(line));
  }
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (isAlive()) {
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  };
  for (const begun = Date.now(); Date.now() - begun < START_TIMEOUT_MS && isAlive(); ) {
    const answer = await fetch(origin + path).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return { port, origin, pid: child.pid ?? 0, lines, isAlive, stop };
    await wait(POLL_INTERVAL_MS);
  }
  await stop();
  throw new Error(`The product did not start: ${lines.join("\n")}`);
}
