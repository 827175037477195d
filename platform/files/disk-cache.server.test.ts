import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDiskCache } from "./disk-cache.server.ts";

let folder: string;
let warnings: unknown[];
const log = { warn: (...words: unknown[]) => void warnings.push(words) };

beforeEach(async () => {
  warnings = [];
  folder = await mkdtemp(join(tmpdir(), "ogds-disk-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (maxBytes = 1_000_000) => openDiskCache({ folder, maxBytes, log });
const fileOf = async () => join(folder, (await readdir(folder))[0] ?? "");
const BLOCKS = (count: number) => Buffer.alloc(count * 4_096 - 32, count);

test("cached bytes are returned again, also after a restart", async () => {
  const bytes = Buffer.from("a picture");
  await (await open()).set("one", bytes);
  const cache = await open();
  expect(await cache.get("one")).toEqual(bytes);
  expect(await cache.get("other")).toBeUndefined();
});

test("the folder never exceeds its bytes; the least recently used file is evicted first", async () => {
  const cache = await open(8 * 4_096);
  for (const key of ["a", "b", "c", "d"]) await cache.set(key, BLOCKS(2));
  await cache.get("a");
  await cache.set("e", BLOCKS(2));
  expect(await readdir(folder)).toHaveLength(4);
  expect(await cache.get("b")).toBeUndefined();
  expect(await cache.get("a")).toEqual(BLOCKS(2));
});

test("a smaller bound holds from the start, and the order of use survives it", async () => {
  const cache = await open();
  await cache.set("old", BLOCKS(1));
  const old = await fileOf();
  await cache.set("new", BLOCKS(1));
  await utimes(old, new Date(0), new Date(0));
  const smaller = await open(4 * 4_096);
  await smaller.set("third", BLOCKS(1));
  await smaller.set("fourth", BLOCKS(1));
  await smaller.set("fifth", BLOCKS(1));
  expect(await smaller.get("old")).toBeUndefined();
  expect(await smaller.get("new")).toEqual(BLOCKS(1));
});

test("a file that would evict most others is not cached", async () => {
  const cache = await open(8 * 4_096);
  await cache.set("large", BLOCKS(3));
  expect(await readdir(folder)).toEqual([]);
});

test.each(["cut", "changed", "empty"])(
  "a file that was %s is removed and not served",
  async (how) => {
    const cache = await open();
    await cache.set("one", BLOCKS(1));
    const file = await fileOf();
    const bytes = await readFile(file);
    if (how === "changed") bytes[50] = 99;
    await writeFile(file, how === "cut" ? bytes.subarray(0, 60) : how === "empty" ? "" : bytes);
    expect(await cache.get("one")).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
    expect(warnings).toHaveLength(1);
    await cache.set("one", BLOCKS(1));
    expect(await cache.get("one")).toEqual(BLOCKS(1));
  },
);

test("what a killed process left half written is cleared away", async () => {
  await writeFile(join(folder, `${"0".repeat(64)}.1.1.tmp`), "half");
  await open();
  expect(await readdir(folder)).toEqual([]);
});

test("a folder that vanished costs the cache and nothing else", async () => {
  const cache = await open();
  await rm(folder, { recursive: true });
  await cache.set("one", BLOCKS(1));
  expect(await cache.get("one")).toBeUndefined();
  expect(warnings).toHaveLength(1);
});
