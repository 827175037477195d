import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type CachedResponse, toEtag } from "../responses/cached-response.server.ts";
import { COMPRESSED_EXTENSIONS, ENCODINGS, isCompressible } from "../responses/encoding.server.ts";
import { type HostHeaders, toHeadersOf } from "../responses/security-headers.ts";
import { toContentType } from "./content-type.ts";

const HASHED = "public, max-age=31536000, immutable";
const NAMED = "public, max-age=3600";

/** What only documents, frames and workers obey: 700 bytes that each script would bring along. */
const OF_DOCUMENTS = new Set([
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "x-frame-options",
]);
/** Types of files that are none of these; a script of a worker is told by its name. */
const PARTS_OF_PAGES = /^(text\/(javascript|css)|font\/)/;

/**
 * The files of a folder, all read at the start: a new build may remove them while this process
 * still serves its visitors. Only listed files exist, so that no path leads out of the folder.
 * @param shared headers of every response
 * @returns finds the file at a path like `/assets/root.js`; undefined when there is none
 */
export function createStaticFiles(
  folder: string,
  shared: HostHeaders,
): (path: string) => CachedResponse | undefined {
  const names = new Set(listFiles(folder));
  const files = new Map(
    [...names].filter((name) => !isCompressedCopy(name)).map((name) => [`/${name}`, read(name)]),
  );

  function read(name: string): CachedResponse {
    const plain = readFileSync(join(folder, name));
    const type = toContentType(name);
    const compressed = ENCODINGS.filter((encoding) =>
      names.has(name + COMPRESSED_EXTENSIONS[encoding]),
    );
    return {
      status: 200,
      headers: {
        ...toFileHeaders(shared, name, type),
        "content-type": type,
        "cache-control": name.startsWith("assets/") ? HASHED : NAMED,
        // Images may be embedded by other sites, scripts may not.
        ...(type.startsWith("image/") ? { "cross-origin-resource-policy": "cross-origin" } : {}),
        ...(compressed.length > 0 ? { vary: "Accept-Encoding" } : {}),
      },
      etag: toEtag(plain),
      plain,
      encoded: Object.fromEntries(
        compressed.map((encoding) => [
          encoding,
          readFileSync(join(folder, name + COMPRESSED_EXTENSIONS[encoding])),
        ]),
      ),
      isCompressible: compressed.length > 0 && isCompressible(type),
    };
  }

  function isCompressedCopy(name: string): boolean {
    return Object.values(COMPRESSED_EXTENSIONS).some(
      (ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)),
    );
  }

  return (path) => files.get(path);
}

function toFileHeaders(shared: HostHeaders, name: string, type: string): HostHeaders {
  const isPart = name.startsWith("assets/") && PARTS_OF_PAGES.test(type) && !/worker/.test(name);
  if (!isPart) return toHeadersOf(shared, type);
  return Object.fromEntries(Object.entries(shared).filter(([header]) => !OF_DOCUMENTS.has(header)));
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
