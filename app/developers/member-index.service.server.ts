import type { Database } from "#database/client.server.ts";
import { findContentVersion } from "#platform/content/content-version.repository.server.ts";
import { readMemberIndexSource } from "./member-index.repository.server.ts";
import { buildMemberIndex, type MemberIndex } from "./member-index.server.ts";

type Kept = { version: number; index: MemberIndex };

const kept = new WeakMap<Database, Kept>();
const loading = new WeakMap<Database, Promise<Kept>>();

async function load(db: Database): Promise<Kept> {
  const { version, ...source } = await readMemberIndexSource(db);
  const loaded = { version, index: await buildMemberIndex(source) };
  kept.set(db, loaded);
  return loaded;
}

/** One load at a time, however many ask. */
function loadOnce(db: Database): Promise<Kept> {
  const running = loading.get(db) ?? load(db).finally(() => loading.delete(db));
  loading.set(db, running);
  return running;
}

/**
 * The index of the published members as they are now. It is kept until the content version changes;
 * asking for that number costs one look at one row, and no answer is older than the question.
 */
export async function getMemberIndex(db: Database): Promise<MemberIndex> {
  const version = (await findContentVersion(db)) ?? 0;
  const known = kept.get(db);
  if (known?.version === version) return known.index;
  const loaded = await loadOnce(db);
  // That load may have been under way before this version was there; the next one is not.
  return (loaded.version < version ? await loadOnce(db) : loaded).index;
}
