import type { Database } from "#database/client.server.ts";
import { formatChanges } from "#services/content/content-changes.ts";
import type { ContentKind } from "#services/content/content-kind.server.ts";
import { formatProblem } from "#services/content/content-problem.ts";
import { importContent } from "#services/content/import-content.server.ts";

/**
 * Makes the site equal to a folder, or throws with the problems of the folder.
 * @returns what changed, a line for each kind of content, warnings and the new content version
 */
export async function importFolder(
  db: Database,
  folder: string,
  kinds: readonly ContentKind[],
): Promise<{ lines: string[]; warnings: string[]; version: number | undefined }> {
  const imported = await importContent(db, kinds, folder, {
    author: "test",
    replace: true,
    isConfirmed: true,
    isReadOnly: true,
  });
  if (imported.outcome !== "published" && imported.outcome !== "unchanged") {
    throw new Error(JSON.stringify(imported));
  }
  const warnings = imported.problems.map((problem) => formatProblem(problem, (file) => file));
  return imported.outcome === "published"
    ? { lines: imported.changes.map(formatChanges), warnings, version: imported.version }
    : { lines: [], warnings, version: undefined };
}
