import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../process/env.server.ts";
import type { Logger } from "../process/log.server.ts";
import { StartError } from "../process/start-error.server.ts";
import { KEY_TEXT } from "../text/key-text.ts";

const KEY_BYTES = 32;

/** The file of the key where `SECRET_KEY` is not set. */
export const toSecretKeyFile = ({ dataDir }: Pick<Env, "dataDir">) => join(dataDir, "secret-key");

/**
 * The key for what is encrypted in the database, which it is not in: that of `SECRET_KEY`, else the
 * one in the data folder, which is generated at the first start. Of processes that start at once on
 * one folder all get the same.
 * @throws StartError when the file cannot be read or written, or has something else
 */
export async function readSecretKey(
  env: Pick<Env, "dataDir" | "databaseUrl" | "secretKey">,
  log: Pick<Logger, "info">,
): Promise<Buffer> {
  if (env.secretKey) return env.secretKey;
  const file = toSecretKeyFile(env);
  try {
    const stored = await readKeyFile(file);
    if (stored) return stored;
    await writeKeyFile(file, env.dataDir);
    if (env.databaseUrl) {
      log.info(
        `a key was generated in ${file}: back it up, and give a copy or SECRET_KEY to processes on other machines`,
      );
    }
    const made = await readKeyFile(file);
    if (made) return made;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    throw new StartError(
      `${file} cannot be read or written (${code}): allow it, or set SECRET_KEY.`,
    );
  }
  throw new StartError(`${file} disappeared during the start: start again.`);
}

async function readKeyFile(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  if (KEY_TEXT.test(text.trim())) return Buffer.from(text.trim(), "hex");
  throw new StartError(`${file} has no key of 64 hexadecimal digits: restore it from a backup.`);
}

/** Whole or not at all, and never in place of another one. */
async function writeKeyFile(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    const text = `${randomBytes(KEY_BYTES).toString("hex")}\n`;
    await writeFile(draft, text, { mode: 0o600, flag: "wx", flush: true });
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
}
