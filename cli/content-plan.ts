import { contentKinds } from "#app/content.ts";
import type { Database } from "#database/client.server.ts";
import { toZonedText } from "#platform/time/zoned-text.ts";
import { isTextFile } from "#services/content/folder/content-hash.server.ts";
import { compareTexts } from "#services/content/merge/file-differences.ts";
import { describeConflict } from "#services/content/publishing/describe-conflict.server.ts";
import type { FileChange } from "#services/content/publishing/site-folder.server.ts";
import {
  readRevision,
  type SiteFile,
} from "#services/content/revisions/revisions.repository.server.ts";
import { planFolder } from "#services/content/transfer/import-content.server.ts";
import { readZone } from "./clock-text.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

async function toLines(
  db: Database,
  path: string,
  change: FileChange,
  stored: SiteFile | undefined,
): Promise<string[]> {
  if (!change) return [`${path}: would be removed`];
  if (!stored) return [`${path}: would be added`];
  if (stored.hash === change.hash) return [];
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
  const before = new Set(plan.renames.values());
  for (const [path, change] of plan.changes) {
    if (before.has(path)) continue;
    const old = plan.renames.get(path);
    if (old !== undefined) terminal.print(`${path}: would be renamed from ${old}`);
    const lines = await toLines(db, path, change, plan.site.get(old ?? path));
    for (const line of lines) terminal.print(line);
  }
  for (const path of plan.retained) terminal.print(`${path}: newer on the site, would remain`);
  const zone = await readZone(db);
  for (const conflict of plan.conflicts) {
    const { path, site } = conflict;
    const who = site ? `${site.author} at ${toZonedText(site.published_at, zone)}` : "a removal";
    terminal.print(`${path}: CONFLICT with ${who}`);
    for (const line of await describeConflict(db, conflict)) terminal.print(`  ${line}`);
  }
  for (const { name, removed, of } of plan.removals) {
    terminal.print(`${name}: ${removed} of ${of} would be removed, which needs --yes`);
  }
  if (plan.changes.size + plan.conflicts.length === 0) terminal.print("Nothing would change.");
  return plan.conflicts.length > 0 ? FAILED : DONE;
}
