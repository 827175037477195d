import { readFileSync, type Stats, statSync } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { type ContentFolder, FileError } from "../parsing/content-folder.ts";
import type { ContentProblem } from "../parsing/content-problem.ts";

/** The folder as a whole cannot be used; `message` is one line for the operator. */
export class FolderError extends Error {
  override name = "FolderError";
}

const MAX_DEPTH = 4;
/** A hundred thousand members with a photo each. */
const MAX_FILES = 250_000;

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EACCES" || code === "EPERM") return "may not be read by this user";
  if (code === "ENOENT") return "is a link to something that does not exist";
  if (code === "ELOOP") return "is a link that leads to itself";
  return `can't be read (${typeof code === "string" ? code : String(error)})`;
}

async function realFolder(path: string): Promise<string> {
  try {
    const real = await realpath(path);
    if (!(await stat(real)).isDirectory()) throw new FolderError(`${path} is not a folder`);
    return real;
  } catch (error) {
    if (error instanceof FolderError) throw error;
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new FolderError(missing ? `There is no folder ${path}` : `${path} ${reasonOf(error)}`);
  }
}

/** Undefined for a link that leaves the folder. */
async function followLink(root: string, file: string): Promise<Stats | undefined> {
  const real = await realpath(join(root, file));
  return isInside(root, real) ? stat(real) : undefined;
}

/**
 * Lists a content folder without trusting it: symbolic links may not leave it, and only regular
 * files are ever opened (reading a pipe would wait forever).
 * @throws FolderError when it is missing, no folder, empty or far too large to be meant
 */
export async function openSourceFolder(path: string): Promise<ContentFolder> {
  const root = await realFolder(path);
  const files: string[] = [];
  const problems: ContentProblem[] = [];

  const refuse = (file: string, message: string) =>
    problems.push({ severity: "error", file, message });

  const list = async (inside: string, depth: number): Promise<void> => {
    const entries = await readdir(join(root, inside), { withFileTypes: true }).catch(
      (error: unknown) => {
        if (inside === "") throw new FolderError(`${path} ${reasonOf(error)}`);
        refuse(inside, `this folder ${reasonOf(error)}`);
        return [];
      },
    );
    for (const entry of entries) {
      const { name } = entry;
      if (name.startsWith(".")) continue;
      const file = inside === "" ? name : `${inside}/${name}`;
      try {
        // What is no link lies where its folder does.
        const kind = entry.isSymbolicLink() ? await followLink(root, file) : entry;
        if (!kind) {
          refuse(file, "this link leads out of the folder: put the file itself here");
        } else if (kind.isDirectory()) {
          if (depth === MAX_DEPTH) refuse(file, "this folder lies too deep to hold content");
          else await list(file, depth + 1);
        } else if (kind.isFile()) {
          files.push(file);
          if (files.length > MAX_FILES) {
            throw new FolderError(
              `${path} holds more than ${MAX_FILES} files: is it the right folder?`,
            );
          }
        } else {
          refuse(file, "this is not a regular file");
        }
      } catch (error) {
        if (error instanceof FolderError) throw error;
        refuse(file, `this ${reasonOf(error)}`);
      }
    }
  };

  await list("", 1);
  if (files.length === 0 && problems.length === 0) throw new FolderError(`${path} is empty`);
  files.sort();
  return { path, files, problems, readBytes: (file, max) => readBytes(join(path, file), max) };
}

function toSize(bytes: number): string {
  return `${Math.ceil(bytes / 100_000) / 10} MB`;
}

/**
 * Without threads, which cost a small file more than reading it does: only commands and the first
 * import, which is a process of its own, read folders.
 */
async function readBytes(path: string, maxBytes: number): Promise<Buffer> {
  try {
    const { size } = statSync(path);
    if (size > maxBytes) {
      throw new FileError(`is ${toSize(size)}: the most that is read is ${toSize(maxBytes)}`);
    }
    return readFileSync(path);
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(reasonOf(error));
  }
}
