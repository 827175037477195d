import { contentKinds } from "#app/content.ts";
import type { Database } from "#database/client.server.ts";
import { toZonedText } from "#platform/time/zoned-text.ts";
import { storeFirstRevisions } from "#services/content/publishing/store-first-revisions.server.ts";
import {
  listPublications,
  listRevisions,
  type Revision,
} from "#services/content/revisions/revisions.repository.server.ts";
import { readZone } from "./clock-text.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

const MAX_ROWS = 50;

function toState({ version, published_at, hash }: Omit<Revision, "text">, zone: string): string {
  if (published_at === null) return "draft";
  if (version === null) return `scheduled for ${toZonedText(published_at, zone)}`;
  return `${hash === null ? "removed" : "published"} with version ${version}`;
}

/** Prints the latest publications, the newest first; returns the exit code. */
export async function printPublications(db: Database, terminal: Terminal): Promise<number> {
  await storeFirstRevisions(db, contentKinds);
  const zone = await readZone(db);
  const publications = await listPublications(db, MAX_ROWS);
  for (const { version, published_at, author, source, files, path, note } of publications) {
    const what = files === 1 ? path : `${files} files`;
    const parts = [toZonedText(published_at, zone), `${author} (${source})`, what, note];
    terminal.print(`${version}  ${parts.filter(Boolean).join("  ")}`);
  }
  if (publications.length === 0) terminal.print("Nothing has been published yet.");
  return DONE;
}

/** Prints the revisions of a file, the newest first; returns the exit code. */
export async function printHistory(
  db: Database,
  path: string,
  terminal: Terminal,
): Promise<number> {
  await storeFirstRevisions(db, contentKinds);
  const zone = await readZone(db);
  const revisions = await listRevisions(db, path, MAX_ROWS);
  for (const revision of revisions) {
    const { id, created_at, author, source, note } = revision;
    const parts = [
      toZonedText(created_at, zone),
      `${author} (${source})`,
      toState(revision, zone),
      note,
    ];
    terminal.print(`${id}  ${parts.filter(Boolean).join("  ")}`);
  }
  if (revisions.length > 0) return DONE;
  terminal.printError(`There is no history of ${path}: name it like members/anna-kask.yaml.`);
  return FAILED;
}
