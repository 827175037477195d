import type { Queryable } from "#database/client.server.ts";
import { type ContentFolder, FileError } from "../parsing/content-folder.ts";
import { readRevision, type SiteFile } from "../revisions/revisions.repository.server.ts";

/** New bytes of a file, read when they are needed; null removes it. */
export type FileChange = { hash: string; read: () => Promise<Buffer> } | null;

/**
 * The files of the site with changes applied to them.
 * @param path of the folder where the changes come from, for messages
 */
export function toChangedFolder(
  db: Queryable,
  site: ReadonlyMap<string, SiteFile>,
  changes: ReadonlyMap<string, FileChange>,
  path: string,
): ContentFolder {
  const files = new Set(site.keys());
  for (const [file, change] of changes) {
    if (change) files.add(file);
    else files.delete(file);
  }
  return {
    path,
    files: [...files].sort(),
    problems: [],
    async readBytes(file, maxBytes) {
      const change = changes.get(file);
      const stored = site.get(file);
      const bytes = change
        ? await change.read()
        : stored && (await readRevision(db, stored.revision_id));
      if (!bytes) throw new FileError("is missing");
      if (bytes.length > maxBytes) throw new FileError(`is larger than ${maxBytes / 1e6} MB`);
      return bytes;
    },
  };
}
