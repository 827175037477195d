import { basename, dirname, extname } from "node:path/posix";
import { splitContent } from "#platform/markdown/split-markdown.ts";
import { isTextFile } from "../folder/content-hash.server.ts";
import type { FileChange } from "../publishing/site-folder.server.ts";
import type { SiteFile } from "../revisions/revisions.repository.server.ts";
import { parseYaml } from "../yaml/yaml-source.ts";

const toStem = (path: string) => basename(path, extname(path));

/**
 * Files that are added under a new name, with the name that they had: one names the other as a
 * previous slug, or has the same bytes, or is the image of one that does.
 */
export async function findRenames(
  changes: ReadonlyMap<string, FileChange>,
  site: ReadonlyMap<string, SiteFile>,
): Promise<Map<string, string>> {
  const removed = [...changes.keys()].filter((path) => !changes.get(path));
  const renamed = new Map<string, string>();
  if (removed.length === 0) return renamed;
  // Texts first: images follow the text that names them.
  const added = [...changes].filter(([path, change]) => change && !site.has(path));
  for (const [path, change] of added.toSorted(
    ([a], [b]) => Number(isTextFile(b)) - Number(isTextFile(a)),
  )) {
    const slugs = await readPreviousSlugs(path, change?.read);
    const old = removed.find((other) => {
      if (dirname(other) !== dirname(path) || [...renamed.values()].includes(other)) return false;
      if (site.get(other)?.hash === change?.hash) return true;
      if (isTextFile(path)) return isTextFile(other) && slugs.includes(toStem(other));
      return [...renamed].some(
        ([to, from]) => toStem(to) === toStem(path) && toStem(from) === toStem(other),
      );
    });
    if (old !== undefined) renamed.set(path, old);
  }
  return renamed;
}

async function readPreviousSlugs(
  path: string,
  read: (() => Promise<Buffer>) | undefined,
): Promise<unknown[]> {
  if (!read || !isTextFile(path)) return [];
  const text = String(await read());
  // Most files were never renamed, and parsing all of them takes as long as checking them.
  if (!text.includes("previous_slugs")) return [];
  const value = parseYaml(splitContent(path, text).yaml).value;
  const slugs = (value as { previous_slugs?: unknown } | null | undefined)?.previous_slugs;
  return Array.isArray(slugs) ? slugs : [];
}
