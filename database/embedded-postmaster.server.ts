import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { constrainedMemory } from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { isAlive } from "#platform/process/is-alive.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { program, SERVER_ENVIRONMENT } from "./embedded-binaries.server.ts";
import type { Home } from "./embedded-home.server.ts";

const run = promisify(execFile);

/** A running server on the cluster, started by this or another process. */
export type Postmaster = { pid: number; port: number };

/** Ends of a server that found another one, or its remains, on its cluster or port. */
const TRANSIENT = /lock file|shared memory block|could not bind|could not create any TCP\/IP/;
const MAX_LOG_BYTES = 1_000_000;
/** A server that crashed recovers before it is ready. */
const READY_TIMEOUT_S = 900;

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

/**
 * Whether a process is the server of this cluster. After a power cut or in a restarted container
 * the pid may belong to another program, or to the server of another cluster. PostgreSQL's working
 * directory is its data directory; where the system does not show it, the command line names it. A
 * zombie process has neither.
 */
function servesCluster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === "linux")
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    const command = ["-ww", "-o", "command=", "-p", String(pid)];
    return execFileSync("/bin/ps", command, { encoding: "utf8" }).includes(`-D ${cluster} `);
  } catch {
    // Not readable, so it belongs to another user, or it has ended meanwhile.
    return false;
  }
}

/** The running server according to its lock file, which PostgreSQL writes and removes itself. */
export function findPostmaster(home: Home): Postmaster | undefined {
  const file = join(home.cluster, "postmaster.pid");
  const [pid, , , port] = readLines(file).map(Number);
  if (!pid) return undefined;
  if (servesCluster(pid, home.cluster)) return port ? { pid, port } : undefined;
  // PostgreSQL would refuse to start while a process of its own user has this pid.
  if (isAlive(pid) && Number(readLines(file)[0]) === pid) rmSync(file, { force: true });
  return undefined;
}

/**
 * PostgreSQL's own memory in MB, an eighth of the machine's or container's: a page that is not in it
 * is read from the system's, which takes ten times as long. A million entries need 2 GB.
 * @param memory in bytes
 */
export const toSharedBuffers = (memory: number): number =>
  Math.min(4_096, Math.max(128, Math.floor(memory / 8 / 1_048_576)));

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: `${toSharedBuffers(Math.min(constrainedMemory() || Infinity, totalmem()))}MB`,
  max_wal_size: "512MB",
  // Our statements are short; compiling them takes longer than running them.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // Statements and their errors carry what visitors wrote; the application logs what it may.
  log_min_messages: "log",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};

/** What was in its memory when it stopped is read again at its start, in the background. */
const PREWARM = { shared_preload_libraries: "pg_prewarm", "pg_prewarm.autoprewarm_interval": "0" };

/** Not every build of PostgreSQL has the library, without which it would not start. */
const hasPrewarm = ({ folder }: Home["binaries"]) =>
  ["so", "dylib"].some((end) => existsSync(join(folder, `lib/postgresql/pg_prewarm.${end}`)));

/**
 * Starts a server in a new session, so that Ctrl-C in a terminal signals only this process, which
 * can finish before the server. The server outlives this process when that is killed.
 * @param signal ends the wait until it is ready, not the server
 * @throws StartError when trying again would not help
 */
export async function startPostmaster(
  home: Home,
  port: number,
  signal?: AbortSignal,
): Promise<void> {
  const log = join(home.folder, "server.log");
  const sizeOfLog = () => statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOfLog() > MAX_LOG_BYTES) rmSync(log);
  const start = sizeOfLog();
  const all = { ...SETTINGS, ...(hasPrewarm(home.binaries) ? PREWARM : {}) };
  const settings = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const options = `--options=${[`-p ${port}`, ...settings].join(" ")}`;
  try {
    await run(
      program(home.binaries, "pg_ctl"),
      ["start", "-D", home.cluster, "-l", log, options, `--timeout=${READY_TIMEOUT_S}`],
      { ...home.runAs, cwd: "/", env: SERVER_ENVIRONMENT, signal },
    );
  } catch {
    // Processes of a server that was killed may write there as well.
    const lines = readLines(log).join("\n").slice(start);
    const reason =
      [...lines.matchAll(/(?:FATAL|PANIC):\s+(.*)/g)].at(-1)?.[1] ?? "it ended at once";
    if (TRANSIENT.test(lines)) throw new Error(reason);
    throw new StartError(
      `PostgreSQL doesn't start: ${reason} (its log is in ${home.folder}; DATABASE_URL would use another server)`,
    );
  }
}

/**
 * Stops the server and waits for it; open connections are cut off.
 * @param signal PostgreSQL's fast (SIGINT) or immediate (SIGQUIT) shutdown
 */
export async function stopPostmaster(
  home: Home,
  signal: "SIGINT" | "SIGQUIT" = "SIGINT",
): Promise<void> {
  const postmaster = findPostmaster(home);
  if (!postmaster) return;
  process.kill(postmaster.pid, signal);
  const timeout = AbortSignal.timeout(60_000);
  while (servesCluster(postmaster.pid, home.cluster))
    await wait(10, undefined, { signal: timeout });
}
