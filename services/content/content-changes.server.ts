import { isDeepStrictEqual } from "node:util";

/** Changes of an import to one kind of content; records by slug, empty for a single record. */
export type Changes = {
  added: string[];
  changed: string[];
  published_again: string[];
  unpublished: string[];
  /** The same records in another order. */
  reordered?: boolean;
};

/** A record as in its file. */
export type Entry<Value> = { slug: string; value: Value };
export type StoredEntry<Value> = Entry<Value> & { published: boolean };

/** The changes that would make the database equal to the folder. */
export function compareEntries<Value>(
  stored: readonly StoredEntry<Value>[],
  wanted: readonly Entry<Value>[],
): Changes {
  const before = new Map(stored.map((entry) => [entry.slug, entry]));
  const after = new Set(wanted.map((entry) => entry.slug));
  const changes: Changes = { added: [], changed: [], published_again: [], unpublished: [] };
  for (const { slug, value } of wanted) {
    const entry = before.get(slug);
    if (!entry) changes.added.push(slug);
    else if (!entry.published) changes.published_again.push(slug);
    else if (!isDeepStrictEqual(entry.value, value)) changes.changed.push(slug);
  }
  for (const { slug, published } of stored) {
    if (published && !after.has(slug)) changes.unpublished.push(slug);
  }
  return changes;
}

export function hasChanges(changes: Changes): boolean {
  const { added, changed, published_again, unpublished, reordered } = changes;
  return (
    added.length + changed.length + published_again.length + unpublished.length > 0 ||
    reordered === true
  );
}

const NAMED = 5;

function toPart(slugs: readonly string[], verb: string): string[] {
  if (slugs.length === 0) return [];
  if (slugs[0] === "") return [verb];
  const names = slugs.slice(0, NAMED).join(", ");
  return [`${slugs.length} ${verb} (${names}${slugs.length > NAMED ? ", …" : ""})`];
}

/** `3 added (a, b, c), 1 unpublished (d)`. */
export function formatChanges(changes: Changes): string {
  return [
    ...toPart(changes.added, "added"),
    ...toPart(changes.changed, "changed"),
    ...toPart(changes.published_again, "published again"),
    ...toPart(changes.unpublished, "unpublished"),
    ...(changes.reordered ? ["put in another order"] : []),
  ].join(", ");
}
