import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "#database/client.server.ts";
import type { Progress } from "#platform/progress.server.ts";
import type { ContentFile, ContentKind } from "./content-kind.server.ts";
import { findContentVersion } from "./content-version.repository.server.ts";
import { FolderError, openSourceFolder } from "./source-folder.server.ts";
import { parseYaml } from "./yaml-source.ts";

export type ExportedContent = { written: string[]; removed: string[]; unchanged: number };

async function listTarget(
  path: string,
  kinds: readonly ContentKind[],
  force: boolean,
): Promise<string[]> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return [];
  if ((await readdir(path).catch(() => ["?"])).length === 0) return [];
  const { files, problems } = await openSourceFolder(path);
  const [problem] = problems;
  if (problem) throw new FolderError(`${join(path, problem.file)}: ${problem.message}`);
  const isContent = files.some((file) => kinds.some((kind) => kind.owns(file, files)));
  if (!isContent && !force) {
    throw new FolderError(
      `${path} is not empty and holds no content: name an empty folder, or add --force to write into it`,
    );
  }
  return files;
}

/** Whether a file has the same data already; then its layout and comments are retained. */
function saysTheSame(before: Buffer, content: string | Buffer): boolean {
  if (typeof content !== "string") return before.equals(content);
  const source = parseYaml(before.toString());
  return source.errors.length === 0 && isDeepStrictEqual(source.value, parseYaml(content).value);
}

/** Replaces a file atomically. */
async function writeWhole(path: string, content: string | Buffer): Promise<boolean> {
  const before = await readFile(path).catch(() => undefined);
  if (before && saysTheSame(before, content)) return false;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.part`;
  await writeFile(draft, content);
  await rename(draft, path);
  return true;
}

/**
 * Writes the published content as a content folder. In a folder that has content already, files
 * with other data are replaced and those of removed records deleted; files of other kinds are never
 * touched.
 * @throws FolderError when the folder holds something else, unless `force` is set
 */
export async function exportContent(
  db: Database,
  path: string,
  kinds: readonly ContentKind[],
  { force = false, progress }: { force?: boolean; progress?: Progress | undefined } = {},
): Promise<ExportedContent> {
  // Exporting an empty database over a folder would delete all its files.
  if ((await findContentVersion(db)) === undefined) {
    throw new FolderError("There is nothing to export: no content was imported yet");
  }
  const present = await listTarget(path, kinds, force);
  const result: ExportedContent = { written: [], removed: [], unchanged: 0 };
  const exported = new Set<string>();
  await db.transaction(
    async (tx) => {
      for (const [index, kind] of kinds.entries()) {
        progress?.report(`Exporting ${kind.name} (${index + 1} of ${kinds.length})`);
        for await (const file of kind.export(tx) as AsyncIterable<ContentFile>) {
          exported.add(file.path);
          if (await writeWhole(join(path, file.path), file.content)) result.written.push(file.path);
          else result.unchanged += 1;
        }
      }
    },
    // One snapshot of the database, also during an import.
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  progress?.done();
  for (const file of present) {
    if (exported.has(file) || !kinds.some((kind) => kind.owns(file, present))) continue;
    await rm(join(path, file));
    result.removed.push(file);
  }
  return result;
}
