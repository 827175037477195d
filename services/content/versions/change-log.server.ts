import { EVERYTHING, type Reads } from "#database/reads.server.ts";

/** The result of a query for versions after `since`, with their keys. */
export type NewVersions = {
  since: number;
  latest: number;
  changes: readonly { version: number; keys: readonly string[] }[];
};

/** Keys that are remembered; beyond, everything counts as changed. */
const MAX_KEYS = 50_000;

export type ChangeLog = ReturnType<typeof createChangeLog>;

/** In which version each key of content changed last, as far as this process knows. */
export function createChangeLog() {
  const lastChanges = new Map<string, number>();
  let version = 0;
  /** Versions before this one are too old for everything. */
  let floor = 0;

  function forget(oldest: number): void {
    lastChanges.clear();
    floor = oldest;
  }

  return {
    version: () => version,

    /** Takes over the result of a query. Results may arrive in another order than their queries. */
    add({ since, latest, changes }: NewVersions): void {
      if (latest < since) {
        // The database was restored: what is newer than it, is of another history.
        forget(since + 1);
        version = latest;
        return;
      }
      if (latest <= version) return;
      const news = changes.filter((change) => change.version > version);
      const isComplete =
        version > 0 && new Set(news.map((change) => change.version)).size === latest - version;
      if (!isComplete || lastChanges.size > MAX_KEYS) forget(Math.max(floor, latest));
      for (const change of isComplete ? news : []) {
        for (const key of change.keys) {
          lastChanges.set(key, Math.max(lastChanges.get(key) ?? 0, change.version));
        }
      }
      version = latest;
      floor = Math.max(floor, lastChanges.get(EVERYTHING) ?? 0);
    },

    /** Whether something that was read at a version has changed since. */
    hasChanged(reads: Reads, since: number): boolean {
      if (since >= version && since >= floor) return false;
      if (since < floor || reads.has(EVERYTHING)) return true;
      for (const key of reads) if ((lastChanges.get(key) ?? 0) > since) return true;
      return false;
    },
  };
}
