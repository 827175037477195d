import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { FolderError } from "./source-folder.server.ts";
import { writeWholeFile } from "./write-file.server.ts";

/** Records which version of each file the folder and the site had in common, as Git can keep it. */
export const LOCK_FILE = "content.lock.json";

const ABOUT =
  "What the site had when this folder last matched it. An import compares with it; keep it beside the content.";

const LockSchema = z.object({ files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)) });

/** SHA-256 (hex) by path. */
export type Lock = ReadonlyMap<string, string>;

/** @throws FolderError when the file is damaged */
export async function readLock(folder: string): Promise<Lock | undefined> {
  const path = join(folder, LOCK_FILE);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  try {
    return new Map(Object.entries(LockSchema.parse(JSON.parse(text)).files));
  } catch {
    throw new FolderError(
      `${path} is damaged: restore it from your version control, or delete it and import with --replace`,
    );
  }
}

/** Writes the lock file; a line for each file, so that Git can merge it. */
export async function writeLock(folder: string, lock: Lock): Promise<void> {
  const files = Object.fromEntries([...lock].sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify({ about: ABOUT, files }, undefined, 2)}\n`;
  await writeWholeFile(join(folder, LOCK_FILE), text);
}
