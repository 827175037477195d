import { setImmediate as nextIteration } from "node:timers/promises";
import type { Database, Queryable } from "#database/client.server.ts";
import {
  addReads,
  getKnownChanges,
  type HasChanged,
  type Reads,
  recordReads,
} from "#database/reads.server.ts";
import { type ChangeLog, createChangeLog } from "./change-log.server.ts";
import { findContentVersion, readNewVersions } from "./content-version.repository.server.ts";

const queries = new WeakMap<Database, Promise<void>>();
const logs = new WeakMap<Database, ChangeLog>();

/**
 * The changes until now. Callers in the same event loop iteration share one query, which is sent
 * after they called.
 */
async function readChanges(db: Database): Promise<HasChanged> {
  const log = logs.get(db) ?? createChangeLog();
  logs.set(db, log);
  const query =
    queries.get(db) ??
    nextIteration().then(async () => {
      queries.delete(db);
      log.add(await readNewVersions(db, log.version()));
    });
  queries.set(db, query);
  await query;
  return log.hasChanged;
}

/**
 * Caches a value derived from content in memory until something that it was read from changes. Each
 * call reads the changes since the last one, so that no value is older than the call; within the
 * render of a page that is cached the changes that the process knows of suffice. Concurrent calls
 * share a load.
 * @param read reads the source in one snapshot
 * @param toValue derives the value that is cached
 */
export function cacheContent<Source, Value>(
  read: (tx: Queryable) => Promise<Source>,
  toValue: (source: Source) => Value | Promise<Value>,
): (db: Database) => Promise<Value> {
  type Entry = { version: number; reads: Reads; value: Value };
  const cache = new WeakMap<Database, Entry>();
  const loading = new WeakMap<Database, Promise<Entry>>();

  async function load(db: Database): Promise<Entry> {
    const { value: loaded, reads } = await recordReads(() =>
      db.transaction(
        async (tx) => ({ version: (await findContentVersion(tx)) ?? 0, source: await read(tx) }),
        { isolationLevel: "repeatable read", accessMode: "read only" },
      ),
    );
    const entry = { version: loaded.version, reads, value: await toValue(loaded.source) };
    cache.set(db, entry);
    return entry;
  }

  function loadOnce(db: Database): Promise<Entry> {
    const running = loading.get(db) ?? load(db).finally(() => loading.delete(db));
    loading.set(db, running);
    return running;
  }

  async function getEntry(db: Database): Promise<Entry> {
    // A page that is cached is rendered again when this process learns of a change.
    const hasChanged = getKnownChanges()?.hasChanged ?? (await readChanges(db));
    const known = cache.get(db);
    if (known && !hasChanged(known.reads, known.version)) return known;
    const loaded = await loadOnce(db);
    // That load may have begun before the last change was committed; the next one has not.
    return hasChanged(loaded.reads, loaded.version) ? loadOnce(db) : loaded;
  }

  return async (db) => {
    const { reads, value } = await getEntry(db);
    addReads(reads);
    return value;
  };
}
