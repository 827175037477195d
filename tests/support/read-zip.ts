import { unzipSync } from "fflate";

/** The files of a ZIP archive. */
export function readZip(archive: Buffer): Record<string, Buffer> {
  const files = Object.entries(unzipSync(archive));
  return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}
