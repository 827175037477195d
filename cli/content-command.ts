import { isAbsolute, join, relative, resolve } from "node:path";
import { contentKinds } from "#app/content.ts";
import type { Database } from "#database/client.server.ts";
import { checkFolder, summarize } from "#services/content/check-content.server.ts";
import { countOf } from "#services/content/parsing/content-problem.ts";
import { undoFile, undoVersion } from "#services/content/publishing/undo-content.server.ts";
import { exportContent } from "#services/content/transfer/export-content.server.ts";
import { importContent } from "#services/content/transfer/import-content.server.ts";
import { withDatabase } from "./command-database.ts";
import { printHistory, printPublications } from "./content-history.ts";
import { printPlan } from "./content-plan.ts";
import { printImport, printProblems } from "./content-print.ts";
import { watchContent } from "./content-watch.ts";
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
  watch FOLDER      import the folder now and after each save, until Ctrl+C
    --author NAME   for the history
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
    throw new UsageError(`--at ${at} is not a time with a zone: write it like 2027-01-15T09:00Z`);
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

  watch: {
    options: ["author"],
    run: (argument, terminal, options) =>
      withDatabase(terminal, ({ db }) =>
        watchContent(
          db,
          resolve(terminal.callerDir, argument),
          toAuthor(options, terminal),
          terminal,
        ),
      ),
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
        throw new UsageError(`--revision ${revision} is not a number: see history ${argument}`);
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
