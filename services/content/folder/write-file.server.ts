import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Replaces a file atomically, in a folder that is made when it is missing. */
export async function writeWholeFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.part`;
  await writeFile(draft, content);
  await rename(draft, path);
}
