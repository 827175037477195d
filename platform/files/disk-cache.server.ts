import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../process/log.server.ts";

/** Bytes that can be made again, stored in a folder of bounded size. */
export type DiskCache = {
  /** Undefined when it is not cached, or the file was damaged. */
  get(key: string): Promise<Buffer | undefined>;
  /** A failure is logged and not thrown. */
  set(key: string, bytes: Buffer): Promise<void>;
};

const DIGEST_BYTES = 32;
/** A file takes whole blocks of the disk. */
const BLOCK = 4_096;
/** Interval at which the time of use of a file is written to disk. */
const TOUCH_INTERVAL_MS = 3_600_000;

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const toName = (key: string) => digest(Buffer.from(key)).toString("hex");
const toSize = (bytes: number) => Math.ceil(bytes / BLOCK) * BLOCK;
const remove = (file: string) => rm(file, { force: true }).catch(() => {});

type Entry = { size: number; used: number };

/**
 * Opens the cache in `folder`, which is created when it is missing. Each file begins with the
 * SHA-256 of the rest, so that a damaged one is found; the least recently used one is evicted
 * first.
 */
export async function openDiskCache({
  folder,
  maxBytes,
  log,
}: {
  folder: string;
  maxBytes: number;
  log: Pick<Logger, "warn">;
}): Promise<DiskCache> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  /** In the order of use, oldest first. */
  const entries = new Map<string, Entry>();
  let total = 0;
  let written = 0;

  function forget(name: string): void {
    total -= entries.get(name)?.size ?? 0;
    entries.delete(name);
  }
  function remember(name: string, entry: Entry): void {
    forget(name);
    entries.set(name, entry);
    total += entry.size;
  }
  async function evict(): Promise<void> {
    for (const name of entries.keys()) {
      if (total <= maxBytes) return;
      forget(name);
      await remove(join(folder, name));
    }
  }
  async function touch(name: string): Promise<void> {
    const entry = entries.get(name);
    const now = Date.now();
    if (entry) remember(name, { ...entry });
    if (!entry || now - entry.used < TOUCH_INTERVAL_MS) return;
    remember(name, { ...entry, used: now });
    await utimes(join(folder, name), new Date(now), new Date(now)).catch(() => {});
  }

  const found: [string, Entry][] = [];
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // An unfinished file of a killed process.
    if (!/^[0-9a-f]{64}$/.test(name)) await remove(file);
    else {
      const stats = await stat(file).catch(() => undefined);
      if (stats) found.push([name, { size: toSize(stats.size), used: stats.mtimeMs }]);
    }
  }
  found.sort(([, one], [, other]) => one.used - other.used);
  for (const [name, entry] of found) remember(name, entry);
  await evict();

  return {
    async get(key) {
      const name = toName(key);
      const file = join(folder, name);
      const stored = await readFile(file).catch(() => undefined);
      if (!stored) {
        forget(name);
        return undefined;
      }
      const bytes = stored.subarray(DIGEST_BYTES);
      if (!digest(bytes).equals(stored.subarray(0, DIGEST_BYTES))) {
        log.warn({ file }, "a damaged file of the cache was removed");
        forget(name);
        await remove(file);
        return undefined;
      }
      // Another process on the same folder may have written it.
      if (!entries.has(name)) remember(name, { size: toSize(stored.length), used: Date.now() });
      await touch(name);
      return bytes;
    },

    async set(key, bytes) {
      const name = toName(key);
      const size = toSize(bytes.length + DIGEST_BYTES);
      if (size > maxBytes / 4) return;
      written += 1;
      const unfinished = join(folder, `${name}.${process.pid}.${written}.tmp`);
      try {
        await writeFile(unfinished, Buffer.concat([digest(bytes), bytes]), { mode: 0o600 });
        await rename(unfinished, join(folder, name));
        remember(name, { size, used: Date.now() });
        await evict();
      } catch (error) {
        await remove(unfinished);
        log.warn({ err: error }, "the cache cannot be written");
      }
    },
  };
}
