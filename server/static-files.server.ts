import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { toContentType } from "./content-type.ts";
import { ENCODINGS, isCompressible, TWINS } from "./encoding.server.ts";
import { type Kept, toEtag } from "./kept.server.ts";
import type { HostHeaders } from "./security-headers.ts";

const HASHED = "public, max-age=31536000, immutable";
const NAMED = "public, max-age=3600";

/**
 * The files of a folder, all read at once: a new build may take them away while this process goes
 * on, and its visitors still need them. What was not there does not exist, so that no path leads
 * out of the folder.
 * @param shared headers of every answer
 * @returns finds the file at a path like `/assets/root.js`; undefined when there is none
 */
export function createStaticFiles(
  folder: string,
  shared: HostHeaders,
): (path: string) => Kept | undefined {
  const names = new Set(listFiles(folder));
  const files = new Map(
    [...names].filter((name) => !isTwin(name)).map((name) => [`/${name}`, read(name)]),
  );

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

  function isTwin(name: string): boolean {
    return Object.values(TWINS).some(
      (ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)),
    );
  }

  return (path) => files.get(path);
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
