import { LRUCache } from "lru-cache";
import type { MemberCard } from "#contract/members/member.ts";
import type { Technology } from "#contract/values/taxonomy.ts";
import type { Queryable } from "#database/client.server.ts";
import { addReads, getKnownChanges } from "#database/reads.server.ts";

type Names = ReadonlyMap<number, Technology>;
type CachedCard = { card: MemberCard; version: number; names: Names };

/** About one megabyte; lists of other filters show mostly the same members. */
const MAX_CACHED_CARDS = 300;

const cachesOf = new WeakMap<Queryable, LRUCache<number, CachedCard>>();

/** As of the statement that reads them. */
const toReads = (id: number) => new Set([`members:id:${id}`, "technologies"]);

/**
 * Cards of the members that other pages have shown, for a page that is cached itself: both become
 * stale by the changes that the process knows of. Elsewhere each card is read anew.
 * @param names of technologies, the same object until one of them changes
 */
export function createCardCache(db: Queryable, names: Names) {
  const known = getKnownChanges();
  if (!known) return undefined;
  const cache = cachesOf.get(db) ?? new LRUCache({ max: MAX_CACHED_CARDS });
  cachesOf.set(db, cache);
  // Read before the members: a change that comes meanwhile makes them stale.
  const version = known.version();
  return {
    find(id: number): MemberCard | undefined {
      const cached = cache.get(id);
      const reads = toReads(id);
      if (cached?.names !== names || known.hasChanged(reads, cached.version)) return undefined;
      addReads(reads);
      return cached.card;
    },
    store(card: MemberCard): void {
      cache.set(card.id, { card, version, names });
    },
  };
}
