/** Files of one kind of content that a publication changes, by name. */
export type Changes = { name: string; added: string[]; changed: string[]; removed: string[] };

const MAX_NAMED = 5;

function toPart(names: readonly string[], verb: string): string[] {
  if (names.length === 0) return [];
  const named = names.slice(0, MAX_NAMED).join(", ");
  return [`${names.length} ${verb} (${named}${names.length > MAX_NAMED ? ", …" : ""})`];
}

/** `members: 3 added (anna-kask, …), 1 removed (bo-ek)`. */
export function formatChanges({ name, added, changed, removed }: Changes): string {
  const parts = [
    ...toPart(added, "added"),
    ...toPart(changed, "changed"),
    ...toPart(removed, "removed"),
  ];
  return `${name}: ${parts.join(", ")}`;
}

/**
 * Groups changes of files by kind.
 * @param files path, kind and whether the site has the file before and after
 */
export function groupChanges(
  files: readonly { path: string; kind: string; before: boolean; after: boolean }[],
): Changes[] {
  const kinds = new Map<string, Changes>();
  for (const { path, kind, before, after } of files) {
    const changes = kinds.get(kind) ?? { name: kind, added: [], changed: [], removed: [] };
    kinds.set(kind, changes);
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (!after) changes.removed.push(name);
    else (before ? changes.changed : changes.added).push(name);
  }
  return [...kinds.values()];
}
