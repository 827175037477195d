import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database, Queryable } from "#database/client.server.ts";
import { findContentVersion } from "./content-version.repository.server.ts";

const asked = new WeakMap<Database, Promise<number>>();

/** Everybody who asks in the same turn gets the answer to one question, sent after they asked. */
function getVersion(db: Database): Promise<number> {
  const known = asked.get(db);
  if (known) return known;
  const version = nextTurn().then(async () => {
    asked.delete(db);
    return (await findContentVersion(db)) ?? 0;
  });
  asked.set(db, version);
  return version;
}

/**
 * Keeps what is made of content in memory until the content version changes. Asking for that
 * number costs one look at one row, and no answer is older than the question. One load at a time,
 * however many ask.
 * @param read reads all of it as of one moment
 * @param toValue makes of it what is kept
 */
export function keepContent<Source, Value>(
  read: (tx: Queryable) => Promise<Source>,
  toValue: (source: Source) => Value | Promise<Value>,
): (db: Database) => Promise<Value> {
  type Kept = { version: number; value: Value };
  const kept = new WeakMap<Database, Kept>();
  const loading = new WeakMap<Database, Promise<Kept>>();

  async function load(db: Database): Promise<Kept> {
    const { version, source } = await db.transaction(
      async (tx) => ({ version: (await findContentVersion(tx)) ?? 0, source: await read(tx) }),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    const loaded = { version, value: await toValue(source) };
    kept.set(db, loaded);
    return loaded;
  }

  function loadOnce(db: Database): Promise<Kept> {
    const running = loading.get(db) ?? load(db).finally(() => loading.delete(db));
    loading.set(db, running);
    return running;
  }

  return async (db) => {
    const version = await getVersion(db);
    const known = kept.get(db);
    if (known?.version === version) return known.value;
    const loaded = await loadOnce(db);
    // That load may have been under way before this version was there; the next one is not.
    return (loaded.version < version ? await loadOnce(db) : loaded).value;
  };
}
