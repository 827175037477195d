import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { toContentType } from "./content-type.ts";
import { ENCODINGS, isCompressible, TWINS } from "./encoding.server.ts";
import { type Kept, toEtag } from "./kept.server.ts";
import type { HostHeaders } from "./security-headers.ts";

const HASHED = "public, max-age=31536000, immutable";
const NAMED = "public, max-age=3600";

/**
 * The files of a folder, each read at the first demand and then kept. The folder is listed once:
 * what is not in the list does not exist, so that no path leads out of it.
 * @param shared headers of every answer
 */
export function createStaticFiles(folder: string, shared: HostHeaders) {
  const names = new Set(listFiles(folder));
  const files = new Map<string, Kept>();

  function read(name: string): Kept {
    const plain = readFileSync(join(folder, name));
    const type = toContentType(name);
    const twins = ENCODINGS.filter((encoding) => names.has(name + TWINS[encoding]));
    return {
      status: 200,
      headers: {
        ...shared,
        "content-type": type,
        "cache-control": name.startsWith("assets/") ? HASHED : NAMED,
        // Pictures may stand on other sites; a script of ours has no business there.
        ...(type.startsWith("image/") ? { "cross-origin-resource-policy": "cross-origin" } : {}),
        ...(twins.length > 0 ? { vary: "Accept-Encoding" } : {}),
      },
      etag: toEtag(plain),
      plain,
      encoded: Object.fromEntries(
        twins.map((encoding) => [encoding, readFileSync(join(folder, name + TWINS[encoding]))]),
      ),
      isCompressible: twins.length > 0 && isCompressible(type),
    };
  }

  /** The file at a path like `/assets/root.js`; undefined when there is none. */
  return function findFile(path: string): Kept | undefined {
    const known = files.get(path);
    if (known) return known;
    const name = path.slice(1);
    if (!names.has(name) || isTwin(name)) return undefined;
    const file = read(name);
    files.set(path, file);
    return file;
  };

  function isTwin(name: string): boolean {
    return Object.values(TWINS).some(
      (ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)),
    );
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  } catch (error) {
    // In development nothing is built.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
