import { existsSync } from "node:fs";
import { contentKinds } from "#app/content.ts";
import type { Database } from "#database/client.server.ts";
import { watchFolder } from "#platform/files/watch-folder.server.ts";
import { LOCK_FILE } from "#services/content/folder/lock-file.server.ts";
import { FolderError } from "#services/content/folder/source-folder.server.ts";
import { ChangedFileError } from "#services/content/publishing/changed-file-error.ts";
import { importContent } from "#services/content/transfer/import-content.server.ts";
import { printImport } from "./content-print.ts";
import { toOneLine } from "./one-line.ts";
import { showPath } from "./show-path.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

/**
 * Imports a folder now and after each change in it, until the person stops it; returns the exit
 * code. What keeps a file from being published is printed, and the next save is tried.
 * @throws FolderError when the folder cannot be used at first, or is gone
 */
export async function watchContent(
  db: Database,
  folder: string,
  author: string,
  terminal: Terminal,
): Promise<number> {
  const stopped = Promise.resolve(terminal.waitForStop?.());
  let isFirst = true;
  for await (const _ of watchFolder(folder, { ignored: [LOCK_FILE], stopped })) {
    try {
      // Without progress: the result of a save is one line.
      const imported = await importContent(db, contentKinds, folder, { author });
      await printImport(db, folder, imported, terminal);
      // No save in the folder can change that.
      if (imported.outcome === "unknown base") return FAILED;
    } catch (error) {
      if (error instanceof FolderError && (isFirst || !existsSync(folder))) throw error;
      // A file that changed meanwhile is imported by the next turn.
      if (!(error instanceof ChangedFileError)) terminal.printError(toOneLine(error));
    }
    if (isFirst) {
      terminal.print(`Watching ${showPath(folder, terminal)}. Press Ctrl+C to stop.`);
    }
    isFirst = false;
  }
  return DONE;
}
