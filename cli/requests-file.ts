import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { WholeRequest } from "#app/requests/requests.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { readUploadBytes } from "#services/uploads/uploads.repository.server.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

/**
 * Writes the file of a request to disk, readable by its owner only. Never overwrites a file. The
 * name was sanitized at the upload.
 */
export async function writeRequestFile(
  db: Database,
  terminal: Terminal,
  { reference, files }: Pick<WholeRequest, "reference" | "files">,
  output: string | undefined,
): Promise<number> {
  const [file] = files;
  const bytes = file && (await readUploadBytes(db, file.id));
  if (!bytes) {
    terminal.printError(`No file came with ${reference}.`);
    return FAILED;
  }
  const path = resolve(terminal.callerDir, output ?? `${reference}-${file.name}`);
  try {
    await writeFile(path, bytes, { flag: "wx", mode: 0o600 });
  } catch (error) {
    terminal.printError(toComplaint(error as NodeJS.ErrnoException, path));
    return FAILED;
  }
  terminal.print(`Written to ${path}.`);
  return DONE;
}

function toComplaint({ code, message }: NodeJS.ErrnoException, path: string): string {
  if (code === "EEXIST") return `${path} already exists. Choose another file with --output.`;
  if (code === "ENOENT" || code === "ENOTDIR") return `There is no folder for ${path}.`;
  return `${path} could not be written: ${message}`;
}
