import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toContentType } from "./content-type.ts";
import { compress, ENCODINGS, isCompressible, TWINS } from "./encoding.server.ts";

/**
 * Lays compressed twins (`root.js.br`, `root.js.gz`) beside the files of a folder, at the best
 * quality there is, so that the server never compresses them. A twin that saves nothing is left out.
 */
export async function precompress(folder: string): Promise<void> {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(toContentType(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.flatMap((file) =>
      ENCODINGS.map(async (encoding) => {
        const plain = await readFile(file);
        const twin = await compress(plain, encoding, { best: true });
        if (twin.length < plain.length) await writeFile(file + TWINS[encoding], twin);
      }),
    ),
  );
}
