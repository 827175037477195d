import { isAbsolute, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { contentKinds } from "#app/content.ts";
import { openDatabase } from "#database/open.server.ts";
import { createLog } from "#platform/log.server.ts";
import {
  type CheckedContent,
  checkContent,
  summarize,
} from "#services/content/check-content.server.ts";
import { formatChanges, hasChanges } from "#services/content/content-changes.server.ts";
import { countOf, formatProblem } from "#services/content/content-problem.ts";
import { exportContent } from "#services/content/export-content.server.ts";
import { importContent } from "#services/content/import-content.server.ts";
import { toOneLine } from "./one-line.ts";
import { DONE, FAILED, type Terminal, WRONG_USAGE } from "./terminal.ts";

const USAGE = `Usage: npm run content -- COMMAND FOLDER

  check FOLDER     find every problem in a content folder; changes nothing
  import FOLDER    check, then make the site match the folder: all of it, or nothing
  export FOLDER    write what the site shows as a content folder
    --force        also into a folder that holds other files, next to them

Uses the database of DATABASE_URL, or else the one in DATA_DIR. The site can be running.
Exit codes: 0 done, 1 problems found or something failed, 2 wrong usage.`;

type Command = (folder: string, terminal: Terminal, options: { force: boolean }) => Promise<number>;

const commands: Record<string, Command> = {
  check: async (folder, terminal) => {
    const checked = await checkContent(folder, contentKinds, terminal.progress);
    sayProblems(checked, terminal);
    terminal.print(summarize(checked));
    return checked.content ? DONE : FAILED;
  },

  import: async (folder, terminal) => {
    const checked = await checkContent(folder, contentKinds, terminal.progress);
    sayProblems(checked, terminal);
    if (!checked.content) {
      terminal.print(`${summarize(checked)}. Nothing was changed.`);
      return FAILED;
    }
    const { db, close } = await openDatabase(terminal.readEnv(), createLog("silent"));
    try {
      const { changes, version } = await importContent(db, checked, {
        progress: terminal.progress,
      });
      for (const { name, changes: ofKind } of changes) {
        if (hasChanges(ofKind)) terminal.print(`${name}: ${formatChanges(ofKind)}`);
      }
      terminal.print(
        version === undefined
          ? "Nothing changed: the site matches the folder."
          : `Imported ${show(folder, terminal)} (content version ${version}).`,
      );
    } finally {
      await close();
    }
    return DONE;
  },

  export: async (folder, terminal, { force }) => {
    const { db, close } = await openDatabase(terminal.readEnv(), createLog("silent"));
    try {
      const { written, removed, unchanged } = await exportContent(db, folder, contentKinds, {
        force,
        progress: terminal.progress,
      });
      for (const file of removed) terminal.print(`removed ${show(join(folder, file), terminal)}`);
      terminal.print(
        `Exported to ${show(folder, terminal)}: ${countOf(written.length, "file")} written, ${removed.length} removed, ${unchanged} unchanged.`,
      );
    } finally {
      await close();
    }
    return DONE;
  },
};

/** The path relative to the caller's folder. */
function show(path: string, { callerDir }: Terminal): string {
  const short = relative(callerDir, path);
  if (short === "") return ".";
  return short.startsWith("..") || isAbsolute(short) ? path : short;
}

function sayProblems({ folder, problems }: CheckedContent, terminal: Terminal): void {
  for (const problem of problems) {
    terminal.print(formatProblem(problem, (file) => show(join(folder, file), terminal)));
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: "boolean", short: "h" }, force: { type: "boolean" } },
    });
  } catch {
    return undefined;
  }
}

/** Runs `check`, `import` or `export`; returns the exit code and never throws. */
export async function runContentCommand(
  args: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const parsed = readArguments(args);
  if (parsed?.values.help) {
    terminal.print(USAGE);
    return DONE;
  }
  const [name = "", folder, ...rest] = parsed?.positionals ?? [];
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !folder || rest.length > 0 || (parsed?.values.force && name !== "export")) {
    terminal.printError(USAGE);
    return WRONG_USAGE;
  }
  try {
    const force = parsed?.values.force ?? false;
    return await command(resolve(terminal.callerDir, folder), terminal, { force });
  } catch (error) {
    terminal.printError(toOneLine(error));
    return FAILED;
  } finally {
    terminal.progress?.done();
  }
}
