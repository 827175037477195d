import { MAX_MESSAGE_FILES } from "#contract/values/upload-terms.ts";
import { findFileFault } from "#platform/uploads/send-file.ts";

/** Name of the file chooser. */
export const FILES_FIELD = "files";
/** Name of the tick boxes for files that have arrived already. */
export const UPLOADS_FIELD = "uploads";

/** Bytes of all files of a message: a form is in memory whole. */
export const MAX_MESSAGE_BYTES = 20 * 1_024 * 1_024;

export const FILES_TOO_LARGE =
  "The files must be 20 MB or smaller together. Send some of them in another message";

/**
 * What is wrong with files that were chosen, with their names.
 * @param earlier number of files that have arrived already
 */
export function listFileFaults(
  files: readonly { name: string; size: number }[],
  earlier: number,
): string[] {
  const faults = files.flatMap(({ name, size }) => {
    const fault = findFileFault({ size });
    return fault ? [`${name}: ${fault}`] : [];
  });
  if (files.length + earlier > MAX_MESSAGE_FILES) {
    faults.push(`Choose up to ${MAX_MESSAGE_FILES} files`);
  }
  const isLarge = files.reduce((sum, { size }) => sum + size, 0) > MAX_MESSAGE_BYTES;
  return isLarge ? [...faults, FILES_TOO_LARGE] : faults;
}
