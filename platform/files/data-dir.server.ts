import { accessSync, chmodSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "../process/start-error.server.ts";

/**
 * Creates the data folder when it is missing. Files in it have their own restrictive modes: as root
 * the database server runs as another user and has to pass through the folder.
 * @throws StartError when it cannot be created or written
 */
export function prepareDataDir(folder: string): void {
  try {
    if (!existsSync(folder)) {
      makeFolder(folder);
      chmodSync(folder, 0o711);
    }
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new StartError(
      `The data folder ${folder} cannot be written (${code}): make it writable or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Not mkdir's own `recursive`: it never returns where a system forbids new folders, as in /proc.
 */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder);
}
