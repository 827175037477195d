import { contentKinds } from "#app/content.ts";
import type { Database } from "#database/client.server.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { writeContentFolder } from "./content-folder.ts";
import { importFolder } from "./import-folder.ts";
import { listQueuedEmails } from "./requests.ts";

/** Publishes a small site with Anna Kask; `changes` are files of its folder. */
export async function publishAnna(
  db: Database,
  changes: Record<string, string | null> = {},
): Promise<void> {
  await importFolder(db, writeContentFolder(changes), contentKinds);
}

/** Stores what only staff know of Anna. */
export async function storeAnna(
  db: Database,
  row: Partial<typeof memberPrivate.$inferInsert> = {},
): Promise<void> {
  const stored = { slug: "anna-kask", email: "anna@example.com", notes: "", ...row };
  await db.insert(memberPrivate).values(stored);
}

/** The secrets of the links in the queued emails about availability. */
export async function listAvailabilityTokens(db: Database): Promise<string[]> {
  const emails = await listQueuedEmails(db);
  return emails.flatMap(({ unsubscribe }) => unsubscribe?.split("/").at(-1) ?? []);
}
