import { z } from "zod";
import { STAFF_ROLES, type StaffRole } from "#contract/desk/staff-terms.ts";
import { EmailSchema } from "#contract/values/person.ts";
import { readArguments, UsageError } from "./usage.ts";

/** Names of the arguments of each command, in their order. */
const COMMANDS = {
  list: [],
  invite: ["email"],
  role: ["email", "role"],
  disable: ["email"],
  "hand-over": ["email", "to"],
  leave: ["email", "deputy", "first_day", "last_day"],
  enable: ["email"],
  reset: ["email"],
  "sign-in-link": ["email"],
  "clear-demo": [],
} as const;

export type StaffCommand = {
  name: keyof typeof COMMANDS;
  email: string;
  role: StaffRole;
  /** Address of who gets the work; null for no owner. */
  to: string | null;
  /** Days of a leave as ISO dates; empty for other commands. */
  days: { first_day: string; last_day: string };
};

const OPTIONS = { help: { type: "boolean", short: "h" }, role: { type: "string" } } as const;

const NEEDS = {
  email: "an email address",
  role: "a role",
  to: "the address of who gets the work, or none",
  deputy: "the address of the deputy",
  first_day: "the first day, like 2026-12-07",
  last_day: "the last day, like 2026-12-18",
};

/** @throws UsageError */
export function parseStaffArguments(args: readonly string[]): StaffCommand | "help" {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) return "help";
  const [input = "", ...rest] = positionals;
  if (!input) throw new UsageError("Give a command");
  if (!isCommand(input)) throw new UsageError(`There is no command ${input}`);
  const names = COMMANDS[input];
  const missing = names[rest.length];
  if (missing) throw new UsageError(`${input} needs ${NEEDS[missing]}`);
  if (rest.length > names.length) {
    throw new UsageError(`${input} does not take ${rest[names.length]}`);
  }
  if (values.role !== undefined && input !== "invite") {
    throw new UsageError(`${input} does not take --role`);
  }
  const [email = "", second, first_day = "", last_day = ""] = rest;
  const hasReceiver = input === "hand-over" || input === "leave";
  return {
    name: input,
    email: names.length === 0 ? "" : readEmail(email),
    role: readRole((hasReceiver ? undefined : second) ?? values.role ?? "partner"),
    to: hasReceiver && second && second !== "none" ? readEmail(second) : null,
    days: { first_day: readDay(first_day), last_day: readDay(last_day) },
  };
}

function isCommand(name: string): name is keyof typeof COMMANDS {
  return Object.hasOwn(COMMANDS, name);
}

function readEmail(input: string): string {
  const { data } = EmailSchema.safeParse(input);
  if (data) return data;
  throw new UsageError(`${input} is not an email address like name@example.com`);
}

function readDay(input: string): string {
  if (input === "" || z.iso.date().safeParse(input).success) return input;
  throw new UsageError(`${input} is not a day like 2026-12-07`);
}

function readRole(input: string): StaffRole {
  const role = STAFF_ROLES.find((known) => known === input);
  if (role) return role;
  throw new UsageError(`A role is ${STAFF_ROLES.join(", ")}, not ${input}`);
}
