import type { ContentProblem } from "./content-problem.ts";

/** Content files: a folder on the disk, or the site with the changes of an import. */
export type ContentFolder = {
  /** The path as it was given, for messages. */
  path: string;
  /** Regular files inside, with forward slashes, sorted. Hidden ones are left out. */
  files: readonly string[];
  /** Entries that are not read: links that lead out, devices, too deep folders. */
  problems: readonly ContentProblem[];
  /** @throws FileError when the file is larger than `maxBytes` or unreadable */
  readBytes(file: string, maxBytes: number): Promise<Buffer>;
};

/** Thrown by `readBytes`; `message` continues after the name of the file. */
export class FileError extends Error {
  override name = "FileError";
}
