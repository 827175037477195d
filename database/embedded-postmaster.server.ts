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

/** A server that runs on the home's cluster, whoever started it. */
export type Postmaster = { pid: number; port: number };

/** The process that this one started; `end` says why in PostgreSQL's own words once it ended. */
export type Launched = { pid: number | undefined; readonly end: End | undefined };
type End = { words: string; mayPass: boolean };

/** What a server says that met another one, or what is left of one, on its cluster or its port. */
const MAY_PASS = /lock file|shared memory block|could not bind|could not create any TCP\/IP/;
/** What a server says to those who connect, not about itself. */
const TO_CLIENTS =
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
 * the number may belong to another program by now, or to the server of another cluster. PostgreSQL
 * works in its data directory; where the system does not tell a process's directory, the command
 * line that we start it with names it. A process that has ended but was not waited for has neither.
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
    // Hidden from us, so it belongs to another user, or it has ended meanwhile.
    return false;
  }
}

/** The running server as its lock file tells, which PostgreSQL writes and removes itself. */
export function findPostmaster(home: Home): Postmaster | undefined {
  const file = join(home.cluster, "postmaster.pid");
  const [pid, , , port] = readLines(file).map(Number);
  if (!pid) return undefined;
  if (servesCluster(pid, home.cluster)) return port ? { pid, port } : undefined;
  // PostgreSQL would refuse to start over a living process of its own user behind the number.
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

/** For databases that nobody will miss: nothing waits for the disk. */
const THROW_AWAY_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  max_connections: "200",
};

/**
 * Starts a server in a session of its own, so that Ctrl-C in a terminal reaches only us and we can
 * finish before it. It outlives this process when that is killed.
 */
export function launchPostmaster(home: Home, port: number, throwAway: boolean): Launched {
  const logFile = join(home.folder, "server.log");
  const start = sizeOf(logFile) > MAX_LOG_BYTES ? 0 : sizeOf(logFile);
  const output = openSync(logFile, start === 0 ? "w" : "a", 0o600);
  const settings = { ...SETTINGS, ...(throwAway ? THROW_AWAY_SETTINGS : {}) };
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
    pid: child.pid,
    get end() {
      if (!exit) return undefined;
      const words = findReason(readLines(logFile).join("\n").slice(start)) ?? exit.how;
      // Stopped by another process of ours, or killed: neither says anything against the next try.
      const wasEnded = exit.code === 0 || exit.code === null;
      return { words, mayPass: wasEnded || MAY_PASS.test(words) };
    },
  };
}

function findReason(log: string): string | undefined {
  return [...log.matchAll(/(?:FATAL|PANIC):\s+(.*)/g)]
    .map(([, words = ""]) => words)
    .findLast((words) => !TO_CLIENTS.test(words));
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Ends the server and waits for it; whoever is still connected is cut off. */
export async function stopPostmaster(home: Home, mode: "fast" | "immediate"): Promise<void> {
  const postmaster = findPostmaster(home);
  if (!postmaster) return;
  await run(
    program(home.binaries, "pg_ctl"),
    // Its own waiting looks at the lock file, which may already be that of the next server.
    ["stop", "--silent", "--no-wait", "-D", home.cluster, "-m", mode],
    { ...home.runAs, cwd: "/", env: serverEnvironment() },
  );
  const patience = AbortSignal.timeout(60_000);
  while (servesCluster(postmaster.pid, home.cluster))
    await wait(10, undefined, { signal: patience });
}
