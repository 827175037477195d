import { zipSync } from "fflate";
import { toUtcText } from "#app/requests/records/request-texts.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { createConcurrencyLimit } from "#platform/admission/concurrency-limit.server.ts";
import { toDistinctNames } from "#platform/uploads/file-name.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import {
  toExportHead,
  toExportOpening,
  toExportWords,
} from "#services/personal-data/person-texts.ts";
import { copyPersonal } from "#services/personal-data/persons.service.server.ts";
import type { Services } from "#services/services.server.ts";

/** Bytes of the files in one archive, which is in memory whole. */
const MAX_FILE_BYTES = 48 * 1_024 ** 2;

/** Archives that are in memory at a time. */
const archives = createConcurrencyLimit({
  running: 1,
  waiting: 8,
  timeoutMs: 10_000,
  message: "We're preparing other copies right now. Try again in a moment.",
});

/** All stored data of a person as a ZIP archive: as text, as JSON, and the files. */
export function createArchive(
  deps: Pick<Services, "db" | "env" | "clock" | "records">,
  person: Person,
): Promise<Buffer> {
  return archives.run(() => compose(deps, person));
}

async function compose(
  { db, env, clock, records }: Pick<Services, "db" | "env" | "clock" | "records">,
  person: Person,
): Promise<Buffer> {
  const now = clock();
  const { name, email } = await getSite(db);
  const words: string[] = [];
  const data: string[] = [];
  const files: { name: string; bytes: Buffer }[] = [];
  const left: string[] = [];
  let bytesOfFiles = 0;
  for await (const copy of copyPersonal({ db, records }, person)) {
    words.push(toExportWords(copy));
    data.push(JSON.stringify({ kind: copy.kind, ...copy.data }));
    for (const { name, read } of copy.files) {
      const bytes = await read();
      if (!bytes) continue;
      if (bytesOfFiles + bytes.length > MAX_FILE_BYTES) {
        left.push(name);
        continue;
      }
      bytesOfFiles += bytes.length;
      files.push({ name, bytes });
    }
  }
  const opening = toExportOpening({
    person,
    rules: records.filter(({ ofPerson }) => ofPerson !== undefined),
    site: { name, email, url: env.siteUrl },
    written: toUtcText(now),
  });
  const head = { address: person.address, site: env.siteUrl, written_at: now.toISOString() };
  const text = opening + toLeftOut(left, email) + words.join("");
  const json = `${toExportHead(head)}${data.map((one) => `\n${one}`).join(",")}\n]}\n`;
  files.unshift(
    { name: "your-data.txt", bytes: Buffer.from(text) },
    { name: "your-data.json", bytes: Buffer.from(json) },
  );
  const names = toDistinctNames(files.map(({ name }) => name));
  const all = Object.fromEntries(files.map(({ bytes }, index) => [names[index], bytes]));
  // The large ones are compressed already.
  return Buffer.from(zipSync(all, { level: 0, mtime: now }));
}

function toLeftOut(names: readonly string[], email: string): string {
  if (names.length === 0) return "";
  const listed = names.map((name) => `  ${name}`).join("\n");
  return `\nToo large for this archive; email ${email} to get them:\n${listed}\n`;
}
