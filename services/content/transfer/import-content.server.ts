import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#database/client.server.ts";
import type { Progress } from "#platform/process/progress.server.ts";
import { readLock, writeLock } from "../folder/lock-file.server.ts";
import { FolderError, openSourceFolder } from "../folder/source-folder.server.ts";
import { writeWholeFile } from "../folder/write-file.server.ts";
import type { ContentKind } from "../kinds/content-kind.server.ts";
import { type PublishOutcome, publishContent } from "../publishing/publish-content.server.ts";
import { storeFirstRevisions } from "../publishing/store-first-revisions.server.ts";
import { listSiteFiles, readRevision } from "../revisions/revisions.repository.server.ts";
import { type Choices, type ImportPlan, planImport, toNextLock } from "./plan-import.server.ts";

export type ImportOptions = {
  author: string;
  note?: string | undefined;
  choices?: Choices;
  /** Makes the site equal to the folder, whatever was changed on the site. */
  replace?: boolean;
  /** Removes many records without asking. */
  isConfirmed?: boolean;
  publishAt?: Date | undefined;
  /** Leaves the folder as it is, without a lock file. */
  isReadOnly?: boolean;
  progress?: Progress | undefined;
};

export type ImportOutcome =
  | (PublishOutcome & { retained: string[] })
  /** The folder does not say what it was exported from. */
  | { outcome: "unknown base"; plan: ImportPlan }
  | { outcome: "unconfirmed"; removals: ImportPlan["removals"] };

const NO_CHOICES: Choices = { ours: new Set(), theirs: new Set() };

/** The comparison of a folder with the site, and whether the folder says what it was made from. */
export async function planFolder(
  db: Database,
  kinds: readonly ContentKind[],
  path: string,
  { choices = NO_CHOICES, replace = false }: Pick<ImportOptions, "choices" | "replace"> = {},
) {
  const lock = await readLock(path);
  const folder = await openSourceFolder(path);
  await storeFirstRevisions(db, kinds);
  const plan = await planImport(db, kinds, folder, replace ? undefined : lock, choices);
  return { lock, folder, plan };
}

/**
 * Publishes what was changed in a folder since it and the site were equal, and records in its lock
 * file what they have in common now.
 * @throws FolderError when the folder cannot be used at all
 */
export async function importContent(
  db: Database,
  kinds: readonly ContentKind[],
  path: string,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const {
    choices = NO_CHOICES,
    replace = false,
    isConfirmed = false,
    isReadOnly = false,
  } = options;
  const { lock, folder, plan } = await planFolder(db, kinds, path, { choices, replace });
  const { changes, conflicts, retained, removals, besides } = plan;
  for (const file of [...choices.ours, ...choices.theirs]) {
    if (plan.folder.has(file) || plan.site.has(file)) continue;
    throw new FolderError(
      `Neither the folder nor the site has the file ${file}. Nothing was changed.`,
    );
  }
  if (!lock && !replace && plan.site.size > 0 && changes.size > 0) {
    return { outcome: "unknown base", plan };
  }
  if (conflicts.length > 0) return { outcome: "conflict", conflicts, retained };
  if (removals.length > 0 && !isConfirmed) return { outcome: "unconfirmed", removals };

  const { author, note, publishAt, progress } = options;
  const published = await publishContent(
    db,
    kinds,
    {
      changes,
      expected: new Map(
        [...changes.keys()].map((file) => [file, plan.site.get(file)?.hash ?? null]),
      ),
      besides,
      author,
      source: "import",
      note,
      publishAt,
      folder: path,
    },
    progress,
  );
  const isDone = published.outcome === "published" || published.outcome === "unchanged";
  if (isDone && !isReadOnly) {
    const inFolder = await takeOtherVersion(db, path, plan, choices.theirs);
    await writeLock(folder.path, toNextLock(lock, inFolder, await listSiteFiles(db)));
  }
  return { ...published, retained };
}

/** Writes the site's version of files into the folder, where it was chosen. */
async function takeOtherVersion(
  db: Database,
  path: string,
  plan: ImportPlan,
  theirs: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const inFolder = new Map(plan.folder);
  for (const file of plan.retained) {
    if (!theirs.has(file)) continue;
    const stored = plan.site.get(file);
    const bytes = stored && (await readRevision(db, stored.revision_id));
    if (stored && bytes) {
      await writeWholeFile(join(path, file), bytes);
      inFolder.set(file, stored.hash);
    } else {
      await rm(join(path, file), { force: true });
      inFolder.delete(file);
    }
  }
  return inFolder;
}
