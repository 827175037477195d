import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { WholeRequest } from "#app/requests/requests.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { readUploadBytes } from "#platform/uploads/uploads.repository.server.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

/**
 * Writes the file that came with a request to disk, where only its owner reads it. Nothing that is
 * there is ever written over. The name was made safe when the file came in.
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
    terminal.complain(`No file came with ${reference}.`);
    return FAILED;
  }
  const path = resolve(terminal.callerDir, output ?? `${reference}-${file.name}`);
  try {
    await writeFile(path, bytes, { flag: "wx", mode: 0o600 });
  } catch (error) {
    terminal.complain(toComplaint(error as NodeJS.ErrnoException, path));
    return FAILED;
  }
  terminal.say(`Written to ${path}.`);
  return DONE;
}

function toComplaint({ code, message }: NodeJS.ErrnoException, path: string): string {
  if (code === "EEXIST") return `${path} already exists. Choose another file with --output.`;
  if (code === "ENOENT" || code === "ENOTDIR") return `There is no folder for ${path}.`;
  return `${path} could not be written: ${message}`;
}
