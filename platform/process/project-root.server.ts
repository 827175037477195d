import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("No package.json above the running code.");
  return nearestPackage(parent);
}

/** Absolute path of the project, whether this runs from source or from the bundle in `build/`. */
export const projectRoot = nearestPackage(dirname(fileURLToPath(import.meta.url)));
