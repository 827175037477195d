import { writeFile } from "node:fs/promises";
import { parse, resolve } from "node:path";
import type { WholeRequest } from "#app/requests/records/requests.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { readUploadBytes } from "#services/uploads/uploads.repository.server.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

/**
 * Writes the files of a request and of its messages to disk, readable by their owner only. Never
 * overwrites a file. The names were sanitized at the upload.
 */
export async function writeRequestFiles(
  db: Database,
  terminal: Terminal,
  { reference, files }: Pick<WholeRequest, "reference" | "files">,
  output: string | undefined,
): Promise<number> {
  if (files.length === 0) {
    terminal.printError(`No file came with ${reference}.`);
    return FAILED;
  }
  if (files.length > 1 && output !== undefined) {
    terminal.printError(`${files.length} files came with ${reference}. Leave out --output.`);
    return FAILED;
  }
  const names = toDifferentNames(files.map(({ name }) => `${reference}-${name}`));
  for (const [index, { id }] of files.entries()) {
    const path = resolve(terminal.callerDir, output ?? names[index] ?? "");
    try {
      const bytes = await readUploadBytes(db, id);
      // Erased since the request was read.
      if (!bytes) continue;
      await writeFile(path, bytes, { flag: "wx", mode: 0o600 });
    } catch (error) {
      terminal.printError(toComplaint(error as NodeJS.ErrnoException, path, files.length));
      return FAILED;
    }
    terminal.print(`Written to ${path}.`);
  }
  return DONE;
}

/** Of files with the same name the second gets a 2: `cv.pdf`, `cv-2.pdf`. */
function toDifferentNames(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const number = names.slice(0, index).filter((earlier) => earlier === name).length + 1;
    const { name: stem, ext } = parse(name);
    return number === 1 ? name : `${stem}-${number}${ext}`;
  });
}

function toComplaint(
  { code, message }: NodeJS.ErrnoException,
  path: string,
  files: number,
): string {
  if (code === "EEXIST") {
    return `${path} already exists. ${files > 1 ? "Move it first." : "Choose another file with --output."}`;
  }
  if (code === "ENOENT" || code === "ENOTDIR") return `There is no folder for ${path}.`;
  return `${path} couldn't be written: ${message}`;
}
