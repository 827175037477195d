import type { Database } from "#database/client.server.ts";
import { formatChanges } from "#services/content/kinds/content-changes.ts";
import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { importContent } from "#services/content/transfer/import-content.server.ts";

/**
 * Makes the site equal to a folder, or throws with the problems of the folder.
 * @returns what changed, a line for each kind of content, and the new content version
 */
export async function importFolder(
  db: Database,
  folder: string,
  kinds: readonly ContentKind[],
): Promise<{ lines: string[]; version: number | undefined }> {
  const imported = await importContent(db, kinds, folder, {
    author: "test",
    replace: true,
    isConfirmed: true,
    isReadOnly: true,
  });
  if (imported.outcome === "published") {
    return { lines: imported.changes.map(formatChanges), version: imported.version };
  }
  if (imported.outcome !== "unchanged") throw new Error(JSON.stringify(imported));
  return { lines: [], version: undefined };
}
