import { type FileHandle, mkdir, open, readdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { toUtcText } from "#app/requests/records/request-texts.ts";
import type { Site } from "#contract/content/site.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import {
  toExportHead,
  toExportOpening,
  toExportWords,
} from "#services/personal-data/person-texts.ts";
import type {
  PersonalCopy,
  PersonalRecord,
} from "#services/personal-data/personal-record.server.ts";
import type { Terminal } from "./terminal.ts";

type Contents = {
  person: Person;
  copies: AsyncIterable<PersonalCopy & { kind: string }>;
  rules: readonly Pick<PersonalRecord, "name" | "retention">[];
  site: Site & { url: string };
  now: Date;
};

/**
 * Writes the stored data of one person: as text, as JSON, and the files. Readable by the folder's
 * owner only. Returns undefined, with an error message, when the folder exists.
 */
export async function writePersonFolder(
  terminal: Terminal,
  output: string,
  { person, copies, rules, site, now }: Contents,
): Promise<string | undefined> {
  const folder = resolve(terminal.callerDir, output);
  if (!(await isNewFolder(folder))) {
    terminal.printError(`${folder} already exists. Choose another folder with --output.`);
    return undefined;
  }
  const words = await open(join(folder, "your-data.txt"), "wx", 0o600);
  const data = await open(join(folder, "your-data.json"), "wx", 0o600);
  try {
    await words.write(toExportOpening({ person, rules, site, written: toUtcText(now) }));
    const head = { address: person.address, site: site.url, written_at: now.toISOString() };
    await data.write(toExportHead(head));
    let separator = "\n";
    for await (const copy of copies) {
      await words.write(toExportWords(copy));
      await data.write(separator + JSON.stringify({ kind: copy.kind, ...copy.data }));
      separator = ",\n";
      await writeFiles(folder, copy);
    }
    await data.write("\n]}\n");
  } finally {
    await closeAll(words, data);
  }
  return folder;
}

async function closeAll(...files: FileHandle[]): Promise<void> {
  for (const file of files) await file.close();
}

async function isNewFolder(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return (await readdir(folder)).length === 0;
}

async function writeFiles(folder: string, { files }: PersonalCopy): Promise<void> {
  for (const { name, read } of files) {
    const bytes = await read();
    if (!bytes) continue;
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { flag: "wx", mode: 0o600 });
  }
}
