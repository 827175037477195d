import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  COMPRESSED_EXTENSIONS,
  compress,
  ENCODINGS,
  isCompressible,
} from "../responses/encoding.server.ts";
import { toContentType } from "./content-type.ts";

/**
 * Writes compressed copies (`root.js.br`, `root.js.gz`) beside the files of a folder, at the best
 * quality, so that the server never compresses them. A copy that saves nothing is left out.
 */
export async function precompress(folder: string): Promise<void> {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(toContentType(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.flatMap((file) =>
      ENCODINGS.map(async (encoding) => {
        const plain = await readFile(file);
        const compressed = await compress(plain, encoding, { best: true });
        if (compressed.length < plain.length)
          await writeFile(file + COMPRESSED_EXTENSIONS[encoding], compressed);
      }),
    ),
  );
}
