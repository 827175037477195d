import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Enough that a file system with no room refuses it, little enough to write every second. */
const PROBE = Buffer.alloc(64 * 1_024);

const underWay = new Map<string, Promise<void>>();

/**
 * Writes a file into a folder and removes it. Checks at the same time share one write.
 * @throws what the file system says: no room, read only, gone
 */
export function checkDisk(folder: string): Promise<void> {
  const check = underWay.get(folder) ?? writeProbe(folder).finally(() => underWay.delete(folder));
  underWay.set(folder, check);
  return check;
}

async function writeProbe(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.disk-check-${process.pid}`);
  try {
    const file = await open(path, "w");
    try {
      // Not synced: a busy disk is no full one, and would count as one here.
      await file.write(PROBE);
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
