import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Paths of nginx's module for `.br` files on Debian, Ubuntu and Fedora. */
const BROTLI_MODULES = [
  "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  "/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so",
];

const HOW_TO_INSTALL =
  "On Debian or Ubuntu: apt-get install nginx-light libnginx-mod-http-brotli-static wrk util-linux";

/**
 * Path of nginx's brotli module; throws with installation instructions when something is missing.
 */
export function findPrograms(): { brotliModule: string } | { missing: string } {
  const programs = ["nginx", "wrk", "taskset"].filter(
    (name) => spawnSync(name, ["-v"], { stdio: "ignore" }).error !== undefined,
  );
  const brotliModule = BROTLI_MODULES.find(existsSync);
  const missing = [...programs, ...(brotliModule ? [] : ["nginx's brotli module"])];
  return brotliModule && programs.length === 0
    ? { brotliModule }
    : { missing: `This bench needs ${missing.join(", ")}. ${HOW_TO_INSTALL}` };
}

export type Server = {
  port: number;
  /** CPU time of it and its children so far, in microseconds. */
  cpu: () => number;
} & AsyncDisposable;

/** Starts a server pinned to one core; resolves when `path` responds. */
export async function startOnOneCore(
  command: readonly string[],
  options: { core: number; port: number; path: string; env?: Record<string, string> },
): Promise<Server> {
  const { core, port, path, env = {} } = options;
  const child = spawn("taskset", ["-c", String(core), ...command], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    if (answer?.ok) {
      return { port, cpu: () => readCpu(child.pid ?? 0), [Symbol.asyncDispose]: stop };
    }
    await wait(100);
  }
  await stop();
  throw new Error(`${command[0]} did not answer`);
}

/** Linux counts in hundredths of a second. */
const TICK = 10_000;

function readCpu(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  return [String(pid), ...children].filter(Boolean).reduce((sum, id) => {
    // The program name, which may contain anything, ends with the last bracket.
    const fields = readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK;
  }, 0);
}

export type Load = { perSecond: number; cpuPerRequest: number };

/**
 * Measures a server under 32 connections that send requests from another core as fast as possible.
 */
export function load(
  server: Server,
  path: string,
  headers: Record<string, string>,
  { core, seconds }: { core: number; seconds: number },
): Load {
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const url = `http://127.0.0.1:${server.port}${path}`;
  const before = server.cpu();
  const { stdout, status } = spawnSync(
    "taskset",
    ["-c", String(core), "wrk", "-t1", "-c32", `-d${seconds}s`, ...fields, url],
    { encoding: "utf8" },
  );
  const cpu = server.cpu() - before;
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const trouble = /Socket errors:.*|Non-2xx.*/.exec(stdout)?.[0];
  if (status !== 0 || !count || trouble) throw new Error(`wrk: ${trouble ?? stdout}`);
  return { perSecond, cpuPerRequest: cpu / count };
}
