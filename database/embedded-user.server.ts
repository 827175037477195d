import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { StartError } from "#platform/process/start-error.server.ts";

/** The user that runs the database server; undefined for the user of this process. */
export type RunAs = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged user.
 * @param passwd the user database, one line a user
 */
export function findUnprivileged(passwd = readFileSync("/etc/passwd", "utf8")): RunAs {
  for (const requested of ["postgres", "nobody"]) {
    const line = passwd.split("\n").find((entry) => entry.startsWith(`${requested}:`));
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
 * Whether a shell command succeeds for that user; `$1` is the path. Only running it is reliable:
 * modes of parents, mounts and access lists all matter.
 */
export function succeedsAs(runAs: RunAs, command: string, path: string): boolean {
  const { status } = spawnSync("/bin/sh", ["-c", command, "sh", path], {
    ...runAs,
    cwd: "/",
    stdio: "ignore",
  });
  return status === 0;
}
