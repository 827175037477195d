import { crc32 } from "node:zlib";

/** The files of a ZIP archive without compression, by its directory; checks their checksums. */
export function readZip(archive: Buffer): Record<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  const files: Record<string, Buffer> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [checksum, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const head = archive.readUInt32LE(at + 42);
    const begin = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const bytes = archive.subarray(begin, begin + size);
    if (crc32(bytes) !== checksum) throw new Error(`${name} is damaged`);
    files[name] = bytes;
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
