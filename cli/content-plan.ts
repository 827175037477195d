import { contentKinds } from "#app/content.ts";
import type { Database } from "#database/client.server.ts";
import { isTextFile } from "#services/content/content-hash.server.ts";
import { compareTexts } from "#services/content/file-differences.ts";
import { planFolder } from "#services/content/import-content.server.ts";
import { readRevision, type SiteFile } from "#services/content/revisions.repository.server.ts";
import type { FileChange } from "#services/content/site-folder.server.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

async function toLines(
  db: Database,
  path: string,
  change: FileChange,
  stored: SiteFile | undefined,
): Promise<string[]> {
  if (!change) return [`${path}: would be removed`];
  if (!stored) return [`${path}: would be added`];
  if (!isTextFile(path)) return [`${path}: would be replaced`];
  const before = await readRevision(db, stored.revision_id);
  const after = await change.read();
  const changes = compareTexts(path, String(before ?? ""), String(after));
  return changes.map((line) => `${path}: ${line}`);
}

/** Prints field by field what an import of the folder would change; returns the exit code. */
export async function printPlan(
  db: Database,
  folder: string,
  replace: boolean,
  terminal: Terminal,
): Promise<number> {
  const { plan } = await planFolder(db, contentKinds, folder, { replace });
  for (const [path, change] of plan.changes) {
    const lines = await toLines(db, path, change, plan.site.get(path));
    for (const line of lines) terminal.print(line);
  }
  for (const path of plan.retained) terminal.print(`${path}: newer on the site, would remain`);
  for (const { path, site } of plan.conflicts) {
    const who = site ? `${site.author} at ${site.published_at.toISOString()}` : "a removal";
    terminal.print(`${path}: CONFLICT with ${who}`);
  }
  for (const { name, removed, of } of plan.removals) {
    terminal.print(`${name}: ${removed} of ${of} would be removed, which needs --yes`);
  }
  if (plan.changes.size + plan.conflicts.length === 0) terminal.print("Nothing would change.");
  return plan.conflicts.length > 0 ? FAILED : DONE;
}
