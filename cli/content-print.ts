import { join } from "node:path";
import type { Database } from "#database/client.server.ts";
import { toZonedText } from "#platform/time/zoned-text.ts";
import { summarizeProblems } from "#services/content/check-content.server.ts";
import { formatChanges } from "#services/content/kinds/content-changes.ts";
import {
  type ContentProblem,
  countOf,
  formatProblem,
} from "#services/content/parsing/content-problem.ts";
import { describeConflict } from "#services/content/publishing/describe-conflict.server.ts";
import type { Conflict } from "#services/content/publishing/publish-content.server.ts";
import type { ImportOutcome } from "#services/content/transfer/import-content.server.ts";
import { readZone } from "./clock-text.ts";
import { printPlan } from "./content-plan.ts";
import { showPath } from "./show-path.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";

/** Prints each problem with a path that the caller can open. */
export function printProblems(
  folder: string,
  problems: readonly ContentProblem[],
  terminal: Terminal,
): void {
  for (const problem of problems) {
    const toPath = (file: string) =>
      folder === "" ? file : showPath(join(folder, file), terminal);
    terminal.print(formatProblem(problem, toPath));
  }
}

async function printConflicts(
  db: Database,
  conflicts: readonly Conflict[],
  terminal: Terminal,
): Promise<void> {
  const zone = await readZone(db);
  for (const conflict of conflicts) {
    const { path, site } = conflict;
    const what = site
      ? `changed on the site by ${site.author} at ${toZonedText(site.published_at, zone)}`
      : "removed from the site";
    terminal.print(`${path}: ${what}, and changed here`);
    for (const line of await describeConflict(db, conflict)) terminal.print(`  ${line}`);
  }
}

function toReason(folder: string, retained: readonly string[]): string {
  if (folder === "") return "the site is as it was before";
  if (retained.length === 0) return "the site matches the folder";
  return `${countOf(retained.length, "file")} of the site ${retained.length === 1 ? "is" : "are"} newer`;
}

/**
 * Prints what came of an import, and what to do when nothing was published; returns the exit code.
 * @param folder empty when files of no folder were published
 */
export async function printImport(
  db: Database,
  folder: string,
  imported: ImportOutcome,
  terminal: Terminal,
): Promise<number> {
  switch (imported.outcome) {
    case "invalid":
      printProblems(folder, imported.problems, terminal);
      terminal.print(`${summarizeProblems(imported.problems)}. Nothing was changed.`);
      return FAILED;
    case "conflict":
      await printConflicts(db, imported.conflicts, terminal);
      terminal.print(
        folder === ""
          ? "Nothing was changed: undo these files one by one."
          : "Nothing was changed: import with --ours FILE or --theirs FILE for each. To merge a file, write the site's change into it too, then import with --ours FILE.",
      );
      return FAILED;
    case "unknown base":
      await printPlan(db, folder, true, terminal);
      terminal.print(
        "Nothing was changed: the folder has no content.lock.json, so it is unknown what was changed on the site since it was written. To make the site equal to it, import it with --replace; otherwise export the site into another folder and make your changes there.",
      );
      return FAILED;
    case "unconfirmed":
      for (const { name, removed, of } of imported.removals) {
        terminal.print(`${name}: ${removed} of ${of} would be removed`);
      }
      terminal.print("Nothing was changed: import with --yes if that is meant.");
      return FAILED;
    case "unchanged":
      printProblems(folder, imported.problems, terminal);
      terminal.print(`Nothing changed: ${toReason(folder, imported.retained)}.`);
      return DONE;
    default:
      printProblems(folder, imported.problems, terminal);
      for (const changes of imported.changes) terminal.print(formatChanges(changes));
      if (imported.retained.length > 0) {
        terminal.print(`not replaced, newer on the site: ${imported.retained.join(", ")}`);
      }
      terminal.print(
        imported.outcome === "scheduled"
          ? "Scheduled: see history."
          : `Published (content version ${imported.version}).`,
      );
      return DONE;
  }
}
