import { type FSWatcher, watch } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

/** Editors write a file in several steps. */
const QUIET_MS = 200;

/** Hidden files, and those that editors write for a moment: `a~`, `#a#`, `a.swp`, `4913` of Vim. */
const TEMPORARY = /^[.#]|^4913$|~$|\.(?:sw[a-p]|tmp|part)$/;

const isGone = (error: unknown) =>
  error instanceof Error && "code" in error && /^(?:ENOENT|ENOTDIR)$/.test(String(error.code));

async function listFolders(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory());
  return [path, ...inside.map(({ parentPath, name }) => join(parentPath, name))];
}

/**
 * Yields at once, and again when a change in the folder is followed by a moment of quiet. A change
 * until the next turn leads to one more.
 * @param ignored names of files whose changes do not count, besides temporary ones
 * @param stopped ends it
 */
export async function* watchFolder(
  path: string,
  { ignored, stopped }: { ignored: readonly string[]; stopped: Promise<unknown> },
): AsyncGenerator<void> {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
  try {
    let isStopped = false;
    while (!isStopped) {
      const quiet = Promise.withResolvers<boolean>();
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(quiet.resolve, QUIET_MS, false);
      };
      // Again each time, for new folders, and before the turn, which reads what changed until now.
      close();
      watchers = [];
      try {
        for (const folder of await listFolders(path)) {
          const watcher = watch(folder, (_event, file) => {
            const name = basename(file ?? "");
            if (!TEMPORARY.test(name) && !ignored.includes(name)) wait();
          });
          watchers.push(watcher.on("error", wait));
        }
      } catch (error) {
        // A folder that is removed at this moment is another change.
        if (!isGone(error)) throw error;
        wait();
      }
      yield;
      isStopped = await Promise.race([stopped.then(() => true), quiet.promise]);
    }
  } finally {
    close();
  }
}
