import { isAbsolute, join, relative, resolve } from "node:path";
import { contentKinds } from "#app/content.ts";
import type { Database } from "#database/client.server.ts";
import { toZonedText } from "#platform/zoned-text.ts";
import {
  checkFolder,
  summarize,
  summarizeProblems,
} from "#services/content/check-content.server.ts";
import { formatChanges } from "#services/content/content-changes.ts";
import { type ContentProblem, countOf, formatProblem } from "#services/content/content-problem.ts";
import { describeConflict } from "#services/content/describe-conflict.server.ts";
import { exportContent } from "#services/content/export-content.server.ts";
import { type ImportOutcome, importContent } from "#services/content/import-content.server.ts";
import type { Conflict } from "#services/content/publish-content.server.ts";
import { undoFile, undoVersion } from "#services/content/undo-content.server.ts";
import { readZone } from "./clock-text.ts";
import { withDatabase } from "./command-database.ts";
import { printHistory, printPublications } from "./content-history.ts";
import { printPlan } from "./content-plan.ts";
import { runCommand } from "./run-command.ts";
import { showPath } from "./show-path.ts";
import { DONE, FAILED, type Terminal } from "./terminal.ts";
import { readArguments, UsageError } from "./usage.ts";

const USAGE = `Usage: npm run content -- COMMAND

  check FOLDER      find every problem in a content folder; changes nothing
  plan FOLDER       show field by field what an import would change
  import FOLDER     publish what was changed in the folder: all of it, or nothing
    --ours FILE     where both sides changed a file, take the folder's
    --theirs FILE   take the site's instead, also into the folder
    --replace       make the site equal to the folder, whatever was changed on the site
    --yes           also remove many records
    --at TIME       publish later: 2027-01-15T09:00Z
    --author NAME   for the history; --note TEXT likewise
    --create        also where no site has run: begins its database
  export FOLDER     write what the site shows as a content folder
    --force         also over changes in the folder, or next to other files
  history [FILE]    list what was published, or the revisions of a file
  undo FILE         publish the previous revision of a file, or that of --revision N
  undo VERSION      undo everything that was published with this version

Uses the database of DATABASE_URL, or else the one in DATA_DIR, and names it on stderr. The site
can be running.
Exit codes: 0 done, 1 problems found or something failed, 2 wrong usage.`;

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  force: { type: "boolean" },
  replace: { type: "boolean" },
  yes: { type: "boolean" },
  create: { type: "boolean" },
  ours: { type: "string", multiple: true },
  theirs: { type: "string", multiple: true },
  revision: { type: "string" },
  at: { type: "string" },
  author: { type: "string" },
  note: { type: "string" },
} as const;

type Options = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];

type Command = {
  /** Options besides `--help`. */
  options: readonly (keyof Options)[];
  /** Whether an argument may be left out. */
  isOptional?: boolean;
  run(argument: string, terminal: Terminal, options: Options): Promise<number>;
};

function toAuthor({ author }: Options, { user }: Terminal): string {
  const name = (author ?? user ?? "").trim().slice(0, 100);
  return name === "" ? "import" : name;
}

function toTime({ at }: Options): Date | undefined {
  if (at === undefined) return undefined;
  const time = new Date(at);
  if (Number.isNaN(time.getTime()) || !/(?:Z|[+-]\d\d:\d\d)$/.test(at)) {
    throw new UsageError(`--at ${at} is no time with a zone: write it like 2027-01-15T09:00Z`);
  }
  if (time.getTime() <= Date.now()) throw new UsageError(`--at ${at} has passed`);
  return time;
}

/** Paths inside the content folder, from the root of it or of the caller. */
function toFiles(files: readonly string[] | undefined, folder: string, terminal: Terminal) {
  return new Set(
    (files ?? []).map((file) => {
      const inside = relative(folder, resolve(terminal.callerDir, file));
      return inside.startsWith("..") || isAbsolute(inside) ? file : inside.replaceAll("\\", "/");
    }),
  );
}

function toChoices({ ours, theirs }: Options, folder: string, terminal: Terminal) {
  const choices = {
    ours: toFiles(ours, folder, terminal),
    theirs: toFiles(theirs, folder, terminal),
  };
  const both = [...choices.ours].find((file) => choices.theirs.has(file));
  if (both === undefined) return choices;
  throw new UsageError(`${both} can be taken from one side only: use --ours or --theirs`);
}

const commands: Record<string, Command> = {
  check: {
    options: [],
    async run(argument, terminal) {
      const folder = resolve(terminal.callerDir, argument);
      const checked = await checkFolder(folder, contentKinds, terminal.progress);
      printProblems(folder, checked.problems, terminal);
      terminal.print(summarize(checked));
      return checked.content ? DONE : FAILED;
    },
  },

  plan: {
    options: ["replace"],
    run: (argument, terminal, { replace = false }) =>
      withDatabase(terminal, ({ db }) =>
        printPlan(db, resolve(terminal.callerDir, argument), replace, terminal),
      ),
  },

  import: {
    options: ["replace", "yes", "ours", "theirs", "at", "author", "note", "create"],
    run(argument, terminal, options) {
      const folder = resolve(terminal.callerDir, argument);
      const publishAt = toTime(options);
      const { create } = options;
      const choices = toChoices(options, folder, terminal);
      const work = async ({ db }: { db: Database }) => {
        const imported = await importContent(db, contentKinds, folder, {
          author: toAuthor(options, terminal),
          note: options.note?.trim().slice(0, 500),
          choices,
          replace: options.replace ?? false,
          isConfirmed: options.yes ?? false,
          publishAt,
          progress: terminal.progress,
        });
        return printImport(db, folder, imported, terminal);
      };
      return withDatabase(terminal, work, { create });
    },
  },

  export: {
    options: ["force"],
    run: (argument, terminal, { force = false }) =>
      withDatabase(terminal, async ({ db }) => {
        const folder = resolve(terminal.callerDir, argument);
        const { written, removed, unchanged, retained } = await exportContent(
          db,
          folder,
          contentKinds,
          { force, progress: terminal.progress },
        );
        for (const file of removed)
          terminal.print(`removed ${showPath(join(folder, file), terminal)}`);
        for (const file of retained) {
          terminal.print(`not replaced, changed here: ${showPath(join(folder, file), terminal)}`);
        }
        terminal.print(
          `Exported to ${showPath(folder, terminal)}: ${countOf(written.length, "file")} written, ${removed.length} removed, ${unchanged} unchanged.`,
        );
        return DONE;
      }),
  },

  history: {
    options: [],
    isOptional: true,
    run: (argument, terminal) =>
      withDatabase(terminal, ({ db }) =>
        argument === "" ? printPublications(db, terminal) : printHistory(db, argument, terminal),
      ),
  },

  undo: {
    options: ["revision", "author"],
    run(argument, terminal, options) {
      const { revision } = options;
      if (revision !== undefined && !/^\d{1,15}$/.test(revision)) {
        throw new UsageError(`--revision ${revision} is no number: see history ${argument}`);
      }
      const author = { author: toAuthor(options, terminal), source: "import" } as const;
      return withDatabase(terminal, async ({ db }) => {
        const undone = /^\d{1,15}$/.test(argument)
          ? await undoVersion(db, contentKinds, Number(argument), author)
          : await undoFile(db, contentKinds, argument, {
              ...author,
              id: revision === undefined ? undefined : Number(revision),
            });
        return printImport(db, "", { ...undone, retained: [] }, terminal);
      });
    },
  },
};

function printProblems(
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

async function printImport(
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
          : "Nothing was changed: add --ours FILE or --theirs FILE for each. To merge a file, write the site's change into it too, then add --ours.",
      );
      return FAILED;
    case "unknown base":
      await printPlan(db, folder, true, terminal);
      terminal.print(
        "Nothing was changed: the folder has no content.lock.json, so it is unknown what was changed on the site since it was written. To make the site equal to it, add --replace; otherwise export the site into another folder and make your changes there.",
      );
      return FAILED;
    case "unconfirmed":
      for (const { name, removed, of } of imported.removals) {
        terminal.print(`${name}: ${removed} of ${of} would be removed`);
      }
      terminal.print("Nothing was changed: add --yes if that is meant.");
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

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) {
    terminal.print(USAGE);
    return DONE;
  }
  const [name = "", argument, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === "" ? "Which command?" : `There is no ${name}`);
  if (argument === undefined && !command.isOptional) throw new UsageError(`${name} what?`);
  if (rest.length > 0) throw new UsageError(`${name} takes one argument, not also ${rest[0]}`);
  const unknown = (Object.keys(values) as (keyof Options)[]).find(
    (option) => !command.options.includes(option),
  );
  if (unknown) throw new UsageError(`${name} has no option --${unknown}`);
  return command.run(argument ?? "", terminal, values);
}

/** Runs a command; returns the exit code and never throws. */
export function runContentCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand(terminal, USAGE, args, () => run(args, terminal));
}
