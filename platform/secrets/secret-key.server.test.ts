import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSecretKey, toSecretKeyFile } from "./secret-key.server.ts";

const createFolder = () => mkdtemp(join(tmpdir(), "ogds-key-"));

function createEnv(dataDir: string, databaseUrl?: string) {
  return { dataDir, databaseUrl, secretKey: undefined };
}

function createLog() {
  const lines: string[] = [];
  return { lines, info: (line: string) => lines.push(line) };
}

test("of processes that start at once on one folder all get the same key, which only its user reads", async () => {
  const env = createEnv(join(await createFolder(), "data"));
  const log = createLog();
  const keys = await Promise.all([1, 2, 3, 4, 5].map(() => readSecretKey(env, log)));
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  const file = toSecretKeyFile(env);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(env.dataDir)).toEqual(["secret-key"]);
  expect((await readFile(file, "utf8")).trim()).toBe(keys[0]?.toString("hex"));
  expect(log.lines).toEqual([]);
});

test("with a database elsewhere a generated key is named once, because other machines need it", async () => {
  const env = createEnv(await createFolder(), "postgres://db.example/ogds");
  const log = createLog();
  await readSecretKey(env, log);
  await readSecretKey(env, log);
  expect(log.lines).toEqual([expect.stringContaining(toSecretKeyFile(env))]);
});

test("SECRET_KEY is used in place of the file, and none is made", async () => {
  const secretKey = Buffer.alloc(32, 7);
  const env = { ...createEnv(await createFolder()), secretKey };
  expect(await readSecretKey(env, createLog())).toBe(secretKey);
  expect(await readdir(env.dataDir)).toEqual([]);
});

test("a file without a key stops the start with one line that names it, and stays as it is", async () => {
  const env = createEnv(await createFolder());
  const file = toSecretKeyFile(env);
  for (const text of ["", "not a key\n"]) {
    await writeFile(file, text);
    await expect(readSecretKey(env, createLog())).rejects.toThrow(
      `${file} has no key of 64 hexadecimal digits: restore it from a backup.`,
    );
    expect(await readFile(file, "utf8")).toBe(text);
  }
});

test("a folder that cannot be written stops the start with one line", async () => {
  const folder = await createFolder();
  await writeFile(join(folder, "file"), "");
  const env = createEnv(join(folder, "file"));
  await expect(readSecretKey(env, createLog())).rejects.toThrow(
    /secret-key cannot be read or written \(\w+\): allow it, or set SECRET_KEY\.$/,
  );
});
