import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Enough that a full file system refuses it, little enough to write every second. */
const PROBE = Buffer.alloc(64 * 1_024);

const pending = new Map<string, Promise<void>>();

/**
 * Writes a file into a folder and removes it. Concurrent checks share one write.
 * @throws the error of the file system: full, read only, missing
 */
export function checkDisk(folder: string): Promise<void> {
  const check = pending.get(folder) ?? writeProbe(folder).finally(() => pending.delete(folder));
  pending.set(folder, check);
  return check;
}

async function writeProbe(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.disk-check-${process.pid}`);
  try {
    const file = await open(path, "w");
    try {
      // Not synced: a busy disk is not full, and would count as full here.
      await file.write(PROBE);
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}
