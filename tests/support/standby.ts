import { execFileSync } from "node:child_process";
import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, vi } from "vitest";
import type { Home } from "#database/embedded-home.server.ts";
import { SUPERUSER } from "#database/embedded-new-home.server.ts";
import {
  findPostmaster,
  startPostmaster,
  stopPostmaster,
} from "#database/embedded-postmaster.server.ts";
import { findFreePort } from "#platform/process/free-port.server.ts";
import { freezeServer, query, type startOwnDatabase, toUrl } from "./own-database.ts";

type Primary = Pick<Awaited<ReturnType<typeof startOwnDatabase>>, "home" | "url" | "port">;

/** Copies the files of a running server; the embedded binaries have no `pg_basebackup`. */
async function copyCluster({ home, url, port }: Primary, standby: Home): Promise<void> {
  const shell = (script: string) =>
    execFileSync("/bin/sh", ["-ec", script, "sh", home.cluster, standby.cluster], {
      ...home.runAs,
      cwd: "/",
    });
  const write = (name: string, text: string) => {
    const file = join(standby.cluster, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (home.runAs) chownSync(file, home.runAs.uid, home.runAs.gid);
  };
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', fast => true)");
    // Temporary files of running sessions vanish during the copy.
    shell('mkdir -p "$2" && chmod 700 "$2" && (cp -Rp "$1/." "$2" || true)');
    shell('cd "$2" && rm -rf postmaster.* pg_wal/* pg_replslot/* && mkdir pg_wal/archive_status');
    const { rows } = await client.query<{ labelfile: string }>(
      "select labelfile from pg_backup_stop(wait_for_archive => false)",
    );
    write("backup_label", rows[0]?.labelfile ?? "");
  } finally {
    await client.end();
  }
  const conninfo = `host=127.0.0.1 port=${port} user=${SUPERUSER} password=${home.password} sslmode=disable`;
  write(
    "postgresql.auto.conf",
    `primary_conninfo = '${conninfo}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  write("standby.signal", "");
}

/** A streaming replica of a server of the test file. */
export async function startStandby(primary: Primary) {
  const { home } = primary;
  const folder = join(home.folder, `standby-${await findFreePort()}`);
  const standby: Home = { ...home, folder, cluster: join(folder, "cluster") };
  await copyCluster(primary, standby);
  const port = await findFreePort();
  const url = toUrl({ password: home.password, port });
  let thaw = () => {};
  const ask = (text: string, values: unknown[] = []) => query(url, text, values);

  async function start(): Promise<void> {
    await startPostmaster(standby, port);
    await vi.waitFor(() => ask("select 1"), { timeout: 30_000 });
  }

  await start();
  afterAll(async () => {
    thaw();
    await stopPostmaster(standby, "SIGQUIT");
  });
  return {
    url,
    query: ask,
    start,
    stop: () => stopPostmaster(standby, "SIGQUIT"),
    freeze: () => {
      thaw = freezeServer(findPostmaster(standby)?.pid ?? 0);
    },
    thaw: () => thaw(),
    pause: () => ask("select pg_wal_replay_pause()"),
    resume: () => ask("select pg_wal_replay_resume()"),
    promote: () => ask("select pg_promote()"),
  };
}
