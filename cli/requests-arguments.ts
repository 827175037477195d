import { parseArgs } from "node:util";
import { type Person, parsePerson } from "#services/personal-data/person.server.ts";
import { EXPORT_FORMATS, type ExportFormat } from "./requests-export.ts";

/** The arguments are invalid; the message says why. */
export class UsageError extends Error {}

export type Options = {
  since: Date | undefined;
  limit: number;
  format: ExportFormat;
  output: string | undefined;
  retry: boolean;
  dryRun: boolean;
  yes: boolean;
  date: Date | undefined;
};

/** Arguments that a command accepts. */
type Taking = {
  /** Name of the required argument. */
  needs?: "a reference" | "an email address";
  options: readonly string[];
};

/**
 * Parses a command line before the database is opened.
 * @throws UsageError
 */
export function parseArguments<Command extends Taking>(
  args: readonly string[],
  commands: Readonly<Record<string, Command>>,
) {
  const { values, positionals } = readArguments(args);
  if (values.help) return "help";
  const [name = "", ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `There is no command ${name}.` : "Give a command.");
  const named = command.needs ? 1 : 0;
  if (rest.length < named) throw new UsageError(`${name} needs ${command.needs}.`);
  if (rest.length > named) throw new UsageError(`${name} does not take ${rest[named]}.`);
  const stray = Object.keys(values).find((option) => !command.options.includes(option));
  if (stray) throw new UsageError(`${name} does not take --${stray}.`);
  const [typed = ""] = rest;
  if (command.needs === "an email address") readPerson(typed);
  return { command, options: readOptions(values), typed };
}

/** @throws UsageError */
export function readPerson(typed: string): Person {
  const person = parsePerson(typed);
  if (person) return person;
  throw new UsageError(`${typed} is not an email address like name@example.com.`);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        since: { type: "string" },
        limit: { type: "string" },
        format: { type: "string" },
        output: { type: "string" },
        retry: { type: "boolean" },
        "dry-run": { type: "boolean" },
        yes: { type: "boolean" },
        date: { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.split("\n")[0]);
  }
}

type Values = ReturnType<typeof readArguments>["values"];

function readOptions(values: Values): Options {
  const limit = Number(values.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) {
    throw new UsageError(`--limit takes a number from 1 to 10000, not ${values.limit}.`);
  }
  const format = EXPORT_FORMATS.find((known) => known === (values.format ?? "csv"));
  if (!format) throw new UsageError(`--format takes csv or json, not ${values.format}.`);
  return {
    since: readDate("since", values.since),
    date: readDate("date", values.date),
    limit,
    format,
    output: values.output,
    retry: values.retry ?? false,
    dryRun: values["dry-run"] ?? false,
    yes: values.yes ?? false,
  };
}

function readDate(name: string, typed: string | undefined): Date | undefined {
  if (typed === undefined) return undefined;
  const date = new Date(typed);
  if (!Number.isNaN(date.getTime()) && /^\d{4}-\d{2}-\d{2}/.test(typed)) return date;
  throw new UsageError(`--${name} takes a date like 2026-11-01, not ${typed}.`);
}
