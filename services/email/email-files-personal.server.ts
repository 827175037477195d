import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isOfPerson, type Person } from "../personal-data/person.server.ts";
import type { PersonalRecord } from "../personal-data/personal-record.server.ts";
import { daysBefore } from "../personal-data/time-before.ts";
import { SENT_DAYS } from "./email.server.ts";

/** Emails, and unfinished files of a killed process. */
const MAIL_FILE = /\.eml(\.part)?$/;

/** Emails that were written as files because there is no mail server. */
export function createEmailFilesRecord(folder: string): PersonalRecord {
  return {
    name: "emails as files",
    tables: [],
    isLocal: true,
    retention: `${SENT_DAYS} days after they were written`,
    expiry: {
      every: "hour",
      async find(_db, now) {
        const times = (await listExpired(folder, now)).map(({ written }) => written.getTime());
        const oldest = times.length > 0 ? new Date(Math.min(...times)) : undefined;
        return { count: times.length, oldest };
      },
      eraseSome: async (_db, now) =>
        eraseFiles((await listExpired(folder, now)).map(({ path }) => path)),
    },
    ofPerson: {
      count: async (_db, person) => (await listOfPerson(folder, person)).length,
      async *copy(_db, person) {
        for (const name of await listOfPerson(folder, person)) {
          yield {
            title: `Email file ${name}`,
            data: { file: `mails/${name}` },
            details: [["File", `mails/${name}`]],
            files: [{ name: `mails/${name}`, read: () => readFile(join(folder, name)) }],
          };
        }
      },
      eraseSome: async (_db, person) =>
        eraseFiles((await listOfPerson(folder, person)).map((name) => join(folder, name))),
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => MAIL_FILE.test(name)).sort();
}

async function listExpired(folder: string, now: Date) {
  const limit = daysBefore(now, SENT_DAYS);
  const expired: { path: string; written: Date }[] = [];
  for (const name of await listFiles(folder)) {
    const path = join(folder, name);
    // Another process may have deleted it.
    const written = await stat(path).then(
      ({ mtime }) => mtime,
      () => undefined,
    );
    if (written && written <= limit) expired.push({ path, written });
  }
  return expired;
}

async function listOfPerson(folder: string, person: Person): Promise<string[]> {
  const ofPerson: string[] = [];
  for (const name of await listFiles(folder)) {
    const message = await readFile(join(folder, name), "latin1").catch(() => "");
    if (listUrls(message).some((address) => isOfPerson(person, address))) ofPerson.push(name);
  }
  return ofPerson;
}

/** Recipient and reply-to of an email that we wrote: one address in each of these headers. */
function listUrls(message: string): string[] {
  const [head = ""] = message.split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines.flatMap((line) => {
    const [, value] = /^(?:to|reply-to):\s*(.*)$/i.exec(line) ?? [];
    return value ? [Buffer.from(value, "latin1").toString()] : [];
  });
}

async function eraseFiles(paths: readonly string[]): Promise<number> {
  for (const path of paths) await rm(path, { force: true });
  return paths.length;
}
