import type { Database } from "#database/client.server.ts";
import type { Progress } from "#platform/process/progress.server.ts";
import { type CheckedContent, checkContent } from "../check-content.server.ts";
import { type ContentKind, findKind } from "../kinds/content-kind.server.ts";
import type { SiteFile } from "../revisions/revisions.repository.server.ts";
import { type FileChange, toChangedFolder } from "./site-folder.server.ts";

type ChangesToCheck = {
  /** The files that the site shows now. */
  site: ReadonlyMap<string, SiteFile>;
  /** By path inside the content folder. */
  changes: ReadonlyMap<string, FileChange>;
  /** Files without revisions. */
  besides?: ReadonlyMap<string, FileChange> | undefined;
  /** Where the changes come from, for messages. */
  folder: string;
};
type CheckedFile = { path: string; change: FileChange; kind: ContentKind | undefined };
type CheckedChanges = CheckedContent & { files: CheckedFile[] };

/** Checks the site as it would be with the changes; `files` are those that differ from the site. */
export async function checkChanges(
  db: Database,
  kinds: readonly ContentKind[],
  { site, besides = new Map(), folder, ...all }: ChangesToCheck,
  progress?: Progress,
): Promise<CheckedChanges> {
  const changes = new Map(
    [...all.changes].filter(
      ([path, change]) => (change?.hash ?? null) !== (site.get(path)?.hash ?? null),
    ),
  );
  const merged = toChangedFolder(db, site, new Map([...changes, ...besides]), folder);
  const before = new Set([...site.keys(), ...changes.keys()]);
  const files = [...changes].map(([path, change]) => ({
    path,
    change,
    kind: findKind(kinds, path, before),
  }));
  const written = [...changes].flatMap(([path, change]) => (change ? [path] : []));
  const checked = await checkContent(merged, kinds, {
    changes: {
      written: new Set([...written, ...besides.keys()]),
      removed: new Set([...changes.keys()].filter((path) => !changes.get(path))),
      checksAll: files.some(({ kind }) => kind?.isReferenced),
    },
    progress,
  });
  return { ...checked, files };
}
