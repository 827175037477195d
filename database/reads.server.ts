import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "drizzle-orm";
import { LRUCache } from "lru-cache";

/** What was read: keys of `content_changes`. */
export type Reads = ReadonlySet<string>;

/** Depends on every change, or may have changed everything. */
export const EVERYTHING = "*";

/** Tables whose triggers write keys: the name of the table and finer ones that begin with it. */
export const CONTENT_TABLES = [
  "article_tags",
  "articles",
  "authors",
  "booking_hosts",
  "faqs",
  "landing_intros",
  "member_search",
  "member_summaries",
  "member_words",
  "members",
  "page_texts",
  "previous_slugs",
  "site",
  "tags",
  "technologies",
  "vacancies",
] as const;

type ContentTable = (typeof CONTENT_TABLES)[number];

/** Finer keys in place of the name of a table. */
export type NarrowedReads = Partial<Record<ContentTable, readonly string[]>>;

/** What a row of `media` shows never changes, and is there as long as content names it; versions are no content. */
const WITHOUT_KEYS = ["media", "content_version", "content_changes"];

const KNOWN = new Set<string>([...CONTENT_TABLES, ...WITHOUT_KEYS]);
const NAMES = `(${[...KNOWN].join("|")})\\b`;
/** As Drizzle writes names; in statements as text a table may have no quotation marks. */
const NAMED = new RegExp(
  `(?:"|\\b(?:from|join|only|into|update|public[.])\\s*|,\\s*)${NAMES}`,
  "gi",
);
const READ_FROM = /\b(?:from|join)\s+"(\w+)"/gi;
const TRANSACTION = /^\s*(?:begin|commit|rollback|savepoint|release|set)\b/i;

/** Whether something that was read at a version has changed since. */
export type HasChanged = (reads: Reads, since: number) => boolean;

/** The changes that the process knows of, and the version until which it knows them. */
export type KnownChanges = { version: () => number; hasChanged: HasChanged };

type Recording = {
  keys: Set<string>;
  narrowed: NarrowedReads;
  changes?: KnownChanges | undefined;
};

const recording = new AsyncLocalStorage<Recording>();

/**
 * The tables that a statement may read: each that it names, whatever it is there. `*` when it names
 * none or reads from another one, of whose changes there are no keys.
 */
export function toTables(statement: string): string[] {
  const named = new Set([...statement.matchAll(NAMED)].map(([, table = ""]) => table));
  const isKnown = [...statement.matchAll(READ_FROM)].every(([, table = ""]) => KNOWN.has(table));
  if (named.size === 0 || !isKnown) return TRANSACTION.test(statement) ? [] : [EVERYTHING];
  return [...named].filter((table) => !WITHOUT_KEYS.includes(table));
}

/** A page sends a few statements of some hundred; searching one takes longer than all else here. */
const tablesOf = new LRUCache<string, string[]>({ max: 500, memoMethod: toTables });

/** Sees every statement of a connection in the context of its caller. */
export const readLogger: Logger = {
  logQuery(statement) {
    const current = recording.getStore();
    for (const table of current ? tablesOf.memo(statement) : []) {
      const keys = current?.narrowed[table as ContentTable] ?? [table];
      for (const key of keys) current?.keys.add(key);
    }
  },
};

/**
 * Runs something and collects what it reads from the database, including what is read later by what
 * it started. Reads outside a recording cost nothing.
 * @param changes what the process knows of, where that is new enough for `work`
 */
export async function recordReads<Value>(
  work: () => Promise<Value>,
  changes?: KnownChanges,
): Promise<{ value: Value; reads: Reads }> {
  const keys = new Set<string>();
  // A statement of Drizzle runs when it is awaited.
  const value = await recording.run({ keys, narrowed: {}, changes }, async () => await work());
  return { value, reads: keys };
}

/** What the process knows of changes, where that is new enough for what is being recorded. */
export const getKnownChanges = (): KnownChanges | undefined => recording.getStore()?.changes;

/** Adds reads of a value that was cached. */
export function addReads(reads: Reads): void {
  const current = recording.getStore();
  for (const key of current ? reads : []) current?.keys.add(key);
}

/**
 * States that the statements of `read` depend on less than on whole tables. What an outer call
 * states of a table holds within.
 */
export async function narrowReads<Value>(
  narrowed: NarrowedReads,
  read: () => PromiseLike<Value>,
): Promise<Value> {
  const outer = recording.getStore();
  if (!outer) return read();
  return recording.run(
    { ...outer, narrowed: { ...narrowed, ...outer.narrowed } },
    async () => await read(),
  );
}
