import { setTimeout as wait } from "node:timers/promises";
import type { Database, Transaction } from "#database/client.server.ts";
import type { Progress } from "#platform/progress.server.ts";
import type { CheckedContent } from "./check-content.server.ts";
import { type Changes, hasChanges } from "./content-changes.server.ts";
import {
  findContentVersion,
  raiseContentVersion,
  tryImportLock,
} from "./content-version.repository.server.ts";

export type ImportedContent = {
  changes: { name: string; changes: Changes }[];
  /** The new content version; undefined when nothing changed. */
  version: number | undefined;
};

/** How long an import waits for another one. */
const LOCK_TIMEOUT_MS = 120_000;

async function waitForOtherImports(tx: Transaction): Promise<void> {
  const begun = Date.now();
  // Polled, because a statement that waits would run into its timeout.
  while (!(await tryImportLock(tx))) {
    if (Date.now() - begun > LOCK_TIMEOUT_MS)
      throw new Error("Another import has not ended for 2 minutes.");
    await wait(100);
  }
}

/**
 * Writes a checked folder to the database, in one transaction. Concurrent imports run one after the
 * other.
 * @param options.onlyFirst does nothing where content was imported before
 */
export async function importContent(
  db: Database,
  { folder, content }: CheckedContent,
  { onlyFirst = false, progress }: { onlyFirst?: boolean; progress?: Progress | undefined } = {},
): Promise<ImportedContent> {
  if (!content) throw new Error(`${folder} has problems and cannot be imported.`);
  return db.transaction(async (tx) => {
    await waitForOtherImports(tx);
    const before = await findContentVersion(tx);
    if (onlyFirst && before !== undefined) return { changes: [], version: undefined };
    const changes: ImportedContent["changes"] = [];
    for (const [index, { kind, read }] of content.entries()) {
      progress?.report(`Importing ${kind.name} (${index + 1} of ${content.length})`);
      changes.push({ name: kind.name, changes: await read.import(tx) });
    }
    progress?.done();
    const isNew = before === undefined || changes.some((entry) => hasChanges(entry.changes));
    if (!isNew) return { changes, version: undefined };
    // A trigger may have incremented it already; one import is one version.
    const after = await findContentVersion(tx);
    return { changes, version: after === before ? await raiseContentVersion(tx) : after };
  });
}
