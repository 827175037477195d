import { setImmediate as nextIteration } from "node:timers/promises";
import type { Database, Queryable } from "#database/client.server.ts";
import { findContentVersion } from "./content-version.repository.server.ts";

const queries = new WeakMap<Database, Promise<number>>();

/** Callers in the same event loop iteration share one query, which is sent after they called. */
function getVersion(db: Database): Promise<number> {
  const known = queries.get(db);
  if (known) return known;
  const version = nextIteration().then(async () => {
    queries.delete(db);
    return (await findContentVersion(db)) ?? 0;
  });
  queries.set(db, version);
  return version;
}

/**
 * Caches a value derived from content in memory until the content version changes. Each call reads
 * that version from one row, so that no value is older than the call. Concurrent calls share a
 * load.
 * @param read reads the source in one snapshot
 * @param toValue derives the value that is cached
 */
export function cacheContent<Source, Value>(
  read: (tx: Queryable) => Promise<Source>,
  toValue: (source: Source) => Value | Promise<Value>,
): (db: Database) => Promise<Value> {
  type Entry = { version: number; value: Value };
  const cache = new WeakMap<Database, Entry>();
  const loading = new WeakMap<Database, Promise<Entry>>();

  async function load(db: Database): Promise<Entry> {
    const { version, source } = await db.transaction(
      async (tx) => ({ version: (await findContentVersion(tx)) ?? 0, source: await read(tx) }),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    const loaded = { version, value: await toValue(source) };
    cache.set(db, loaded);
    return loaded;
  }

  function loadOnce(db: Database): Promise<Entry> {
    const running = loading.get(db) ?? load(db).finally(() => loading.delete(db));
    loading.set(db, running);
    return running;
  }

  return async (db) => {
    const version = await getVersion(db);
    const known = cache.get(db);
    if (known?.version === version) return known.value;
    const loaded = await loadOnce(db);
    // That load may have begun before this version was committed; the next one has not.
    return (loaded.version < version ? await loadOnce(db) : loaded).value;
  };
}
