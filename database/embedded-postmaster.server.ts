import { execFile, execFileSync, spawn } from "node:child_process";
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { program, serverEnvironment } from "./embedded-binaries.server.ts";
import type { Home } from "./embedded-home.server.ts";

const run = promisify(execFile);

/** A running server on the cluster, started by this or another process. */
export type Postmaster = { pid: number; port: number };

/** A server process started here; `end` has PostgreSQL's message once it ended. */
export type Launched = { readonly end: End | undefined };
type End = { message: string; isTransient: boolean };

/** Errors of a server that found another one, or its remains, on its cluster or port. */
const TRANSIENT = /lock file|shared memory block|could not bind|could not create any TCP\/IP/;
/** Errors for clients, not about the server itself. */
const CLIENT_ERRORS =
  /starting up|shutting down|administrator command|authentication|too many clients/;

const MAX_LOG_BYTES = 1_000_000;

function readLines(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
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
    if (process.platform === "win32") return true;
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

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
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

/** For test databases: nothing is synced to disk. */
const EPHEMERAL_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "200",
};

/**
 * Starts a server in a new session, so that Ctrl-C in a terminal signals only this process, which
 * can finish before the server. The server outlives this process when that is killed.
 */
export function launchPostmaster(home: Home, port: number, ephemeral: boolean): Launched {
  const logFile = join(home.folder, "server.log");
  const start = sizeOf(logFile) > MAX_LOG_BYTES ? 0 : sizeOf(logFile);
  const output = openSync(logFile, start === 0 ? "w" : "a", 0o600);
  const settings = { ...SETTINGS, ...(ephemeral ? EPHEMERAL_SETTINGS : {}) };
  const child = spawn(
    program(home.binaries, "postgres"),
    [
      ...["-D", home.cluster, "-p", String(port)],
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ],
    {
      ...home.runAs,
      cwd: "/",
      env: serverEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ["ignore", output, output],
    },
  );
  closeSync(output);
  let exit: { code: number | null; how: string } | undefined;
  child.once("error", (error) => {
    exit = { code: 1, how: error.message };
  });
  child.once("exit", (code, signal) => {
    exit = { code, how: `it ended with ${signal ?? code}` };
  });
  child.unref();
  return {
    get end() {
      if (!exit) return undefined;
      const message = findReason(readLines(logFile).join("\n").slice(start)) ?? exit.how;
      // Stopped by another process, or killed: starting again may succeed.
      const wasEnded = exit.code === 0 || exit.code === null;
      return { message, isTransient: wasEnded || TRANSIENT.test(message) };
    },
  };
}

function findReason(log: string): string | undefined {
  return [...log.matchAll(/(?:FATAL|PANIC):\s+(.*)/g)]
    .map(([, message = ""]) => message)
    .findLast((message) => !CLIENT_ERRORS.test(message));
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Stops the server and waits for it; open connections are cut off. */
export async function stopPostmaster(home: Home, mode: "fast" | "immediate"): Promise<void> {
  const postmaster = findPostmaster(home);
  if (!postmaster) return;
  await run(
    program(home.binaries, "pg_ctl"),
    // pg_ctl's own wait reads the lock file, which may already be that of the next server.
    ["stop", "--silent", "--no-wait", "-D", home.cluster, "-m", mode],
    { ...home.runAs, cwd: "/", env: serverEnvironment() },
  );
  const timeout = AbortSignal.timeout(60_000);
  while (servesCluster(postmaster.pid, home.cluster))
    await wait(10, undefined, { signal: timeout });
}
