import { crc32 } from "node:zlib";

/** `name` with slashes between its folders. */
export type ZipFile = { name: string; bytes: Buffer };

const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const STORED = 0;
const SIGNATURE = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 };

/**
 * A ZIP archive of some files, stored without compression: the large ones are compressed already.
 * It has no ZIP64 records: for less than 4 GB and 65,536 files.
 */
export function toZip(files: readonly ZipFile[], modified: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = Buffer.from(name, "utf8");
    const shared = toSharedFields(path, bytes, modified);
    const head = Buffer.concat([toNumbers([SIGNATURE.file, 4]), shared, path]);
    directory.push(
      toNumbers([SIGNATURE.entry, 4], [VERSION, 2]),
      shared,
      // Comment, disk, attributes inside and outside.
      toNumbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      path,
    );
    parts.push(head, bytes);
    offset += head.length + bytes.length;
  }
  const entries = Buffer.concat(directory);
  const count = files.length;
  const end = toNumbers(
    ...([
      [SIGNATURE.end, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
    ] as const),
    ...([
      [entries.length, 4],
      [offset, 4],
      [0, 2],
    ] as const),
  );
  return Buffer.concat([...parts, entries, end]);
}

/** What a file has in front of its bytes and in the directory alike. */
function toSharedFields(path: Buffer, bytes: Buffer, modified: Date): Buffer {
  const seconds = Math.floor(modified.getUTCSeconds() / 2);
  const time = (modified.getUTCHours() << 11) | (modified.getUTCMinutes() << 5) | seconds;
  const year = modified.getUTCFullYear() - 1980;
  const date = (year << 9) | ((modified.getUTCMonth() + 1) << 5) | modified.getUTCDate();
  return toNumbers(
    ...([
      [VERSION, 2],
      [FLAGS, 2],
      [STORED, 2],
      [time, 2],
      [date, 2],
    ] as const),
    ...([
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
    ] as const),
    ...([
      [path.length, 2],
      [0, 2],
    ] as const),
  );
}

/** Little-endian numbers with their sizes in bytes. */
function toNumbers(...numbers: readonly (readonly [value: number, size: number])[]): Buffer {
  return Buffer.concat(
    numbers.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}
