import {
  EXPORT_FORMATS,
  type ExportFormat,
} from "#app/requests/personal-data/requests-export.server.ts";
import { toSearchTerms } from "#app/requests/records/search-terms.ts";
import { FORMS, type FormName } from "#contract/clients/forms.ts";
import {
  APPLICATION_STATES,
  type DeskState,
  REQUEST_STATES,
} from "#contract/clients/request-state-terms.ts";
import { type Person, parsePerson } from "#services/personal-data/person.server.ts";
import { parseTime } from "./clock-text.ts";
import { readArguments, UsageError } from "./usage.ts";

const STATES = [...new Set<DeskState>([...REQUEST_STATES, ...APPLICATION_STATES])];

const OPTIONS = {
  help: { type: "boolean", short: "h" },
  form: { type: "string" },
  state: { type: "string" },
  since: { type: "string" },
  "older-than": { type: "string" },
  text: { type: "string" },
  limit: { type: "string" },
  format: { type: "string" },
  output: { type: "string" },
  retry: { type: "boolean" },
  "dry-run": { type: "boolean" },
  yes: { type: "boolean" },
  date: { type: "string" },
} as const;

export type Options = {
  form: FormName | undefined;
  state: DeskState | undefined;
  /** A day or a time, by the clocks of the agency unless it has an offset. */
  since: string | undefined;
  olderThanDays: number | undefined;
  text: string | undefined;
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
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) return "help";
  const [name = "", ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `There is no command ${name}` : "Give a command");
  const named = command.needs ? 1 : 0;
  if (rest.length < named) throw new UsageError(`${name} needs ${command.needs}`);
  if (rest.length > named) throw new UsageError(`${name} does not take ${rest[named]}`);
  const stray = Object.keys(values).find((option) => !command.options.includes(option));
  if (stray) throw new UsageError(`${name} does not take --${stray}`);
  const [input = ""] = rest;
  if (command.needs === "an email address") readPerson(input);
  return { command, options: readOptions(values), input };
}

/** @throws UsageError */
export function readPerson(input: string): Person {
  const person = parsePerson(input);
  if (person) return person;
  throw new UsageError(`${input} is not an email address like name@example.com`);
}

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>["values"];

function readOptions(values: Values): Options {
  const limit = Number(values.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 10_000) {
    throw new UsageError(`--limit takes a number from 1 to 10000, not ${values.limit}`);
  }
  const { since, text } = values;
  if (since !== undefined && !parseTime(since, "UTC")) throw isNoDate("since", since);
  if (text !== undefined && toSearchTerms(text).length === 0) {
    throw new UsageError("--text takes words of letters and digits");
  }
  return {
    form: readChoice("form", values.form, FORMS),
    state: readChoice("state", values.state, STATES),
    since,
    olderThanDays: readDays(values["older-than"]),
    text,
    date: readDate("date", values.date),
    limit,
    format: readChoice("format", values.format, EXPORT_FORMATS) ?? "csv",
    output: values.output,
    retry: values.retry ?? false,
    dryRun: values["dry-run"] ?? false,
    yes: values.yes ?? false,
  };
}

function readDate(name: string, input: string | undefined): Date | undefined {
  if (input === undefined) return undefined;
  const date = new Date(input);
  if (!Number.isNaN(date.getTime()) && /^\d{4}-\d{2}-\d{2}/.test(input)) return date;
  throw isNoDate(name, input);
}

function isNoDate(name: string, input: string): UsageError {
  return new UsageError(`--${name} takes a date like 2026-11-01, not ${input}`);
}

function readDays(input: string | undefined): number | undefined {
  if (input === undefined) return undefined;
  if (/^[1-9]\d{0,4}$/.test(input)) return Number(input);
  throw new UsageError(`--older-than takes a number of days, not ${input}`);
}

function readChoice<const Choice extends string>(
  name: string,
  input: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const choice = choices.find((one) => one === input);
  if (choice || input === undefined) return choice;
  const listed = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(choices);
  throw new UsageError(`--${name} takes ${listed}, not ${input}`);
}
