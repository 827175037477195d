import { execFile, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { program } from "./embedded-binaries.server.ts";
import { type Home, serverEnvironment } from "./embedded-home.server.ts";

const run = promisify(execFile);

/** A server that runs on the home's cluster, whoever started it. */
export type Postmaster = { pid: number; port: number };

/** The process that this one started; `failure` once it ended: PostgreSQL's own words. */
export type Launched = { pid: number | undefined; failure: string | undefined };

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

/** After a power cut or in a restarted container the number may be some other program's by now. */
function isCertainlyNotPostgres(pid: number): boolean {
  const [commandLine] = readLines(`/proc/${pid}/cmdline`);
  return commandLine !== undefined && commandLine !== "" && !commandLine.includes("postgres");
}

/** The running server as its lock file tells, which PostgreSQL writes and removes itself. */
export function findPostmaster(home: Home): Postmaster | undefined {
  const file = join(home.cluster, "postmaster.pid");
  const [pid, , , port] = readLines(file).map(Number);
  if (!pid || !isAlive(pid)) return undefined;
  if (isCertainlyNotPostgres(pid)) {
    // PostgreSQL sees a living process of its own user behind the number and would refuse to start.
    if (Number(readLines(file)[0]) === pid) rmSync(file, { force: true });
    return undefined;
  }
  return port ? { pid, port } : undefined;
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
  const launched: Launched = { pid: child.pid, failure: undefined };
  child.once("error", (error) => {
    launched.failure = error.message;
  });
  child.once("exit", (code, signal) => {
    const words = readFileSync(logFile, "utf8").slice(start);
    const line = words.match(/(?:FATAL|PANIC):\s+(.*)/)?.[1];
    launched.failure = line ?? `it ended with ${signal ?? code}; ${logFile} may say why`;
  });
  child.unref();
  return launched;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Ends the server and waits for it; whoever is still connected is cut off. */
export async function stopPostmaster(home: Home, mode: "fast" | "immediate"): Promise<void> {
  await run(
    program(home.binaries, "pg_ctl"),
    ["stop", "--silent", "-D", home.cluster, "-m", mode, "-t", "60"],
    { ...home.runAs, cwd: "/", env: serverEnvironment() },
  );
}
