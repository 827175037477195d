import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { StartError } from "#platform/start-error.server.ts";

/** Who runs the database server; undefined when that is simply the user of this process. */
export type RunAs = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so root lends it to a user without rights of its own.
 * @param passwd the user database, one line a user
 */
export function findUnprivileged(passwd = readFileSync("/etc/passwd", "utf8")): RunAs {
  for (const wanted of ["postgres", "nobody"]) {
    const line = passwd.split("\n").find((entry) => entry.startsWith(`${wanted}:`));
    const [, , uid, gid] = line?.split(":") ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError(
    "PostgreSQL does not run as root, and there is no user postgres or nobody to run it as: start as a normal user, or set DATABASE_URL.",
  );
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Whether a command of the shell succeeds for that user; `$1` is the path. Asking the system is the
 * only sure answer: parents' modes, mounts and access lists all have a say.
 */
export function succeedsAs(runAs: RunAs, command: string, path: string): boolean {
  const { status } = spawnSync("/bin/sh", ["-c", command, "sh", path], {
    ...runAs,
    cwd: "/",
    stdio: "ignore",
  });
  return status === 0;
}
