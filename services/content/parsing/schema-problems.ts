import { z } from "zod";
import type { Path } from "../yaml/positioned-yaml.ts";
import { suggestion } from "./closest.ts";

/** A validation error of a schema, in words for authors. */
export type Finding = {
  path: Path;
  /** In words; made when it is needed, because a file can have a hundred thousand. */
  toMessage: () => string;
  /** The problem is the name of the field, not its value. */
  isKey?: boolean;
  /** The part of the text with the problem. */
  inside?: string;
};

const FORMATS: Partial<Record<string, string>> = {
  date: "must be a date of the calendar like 2026-03-31",
  email: "must be an email address like name@example.com",
  url: "must be a full web address like https://example.com",
};

const KINDS: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

function describe(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  if (typeof value === "string") return value === "" ? "empty text" : `the text "${clip(value)}"`;
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "a list" : "a group of fields";
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

function wrongType(expected: string, input: unknown): string {
  const requested = KINDS[expected] ?? expected;
  if (input === null) return `is empty: it must be ${requested}`;
  const hint =
    expected === "string" && (typeof input === "number" || typeof input === "boolean")
      ? ": put it in quotes"
      : typeof input === "string" && input !== "" && !Number.isNaN(Number(input))
        ? ": remove the quotes"
        : "";
  return `must be ${requested}, not ${describe(input)}${hint}`;
}

function wrongSize(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const most = issue.code === "too_big";
  const bound = Number(most ? issue.maximum : issue.minimum);
  if (issue.origin === "string") {
    const length = typeof issue.input === "string" ? issue.input.length : 0;
    if (!most && length === 0) return "must not be empty";
    return `must have ${bound} characters or ${most ? "less" : "more"}, not ${length}`;
  }
  if (issue.origin === "array") {
    const length = Array.isArray(issue.input) ? issue.input.length : 0;
    return `must have ${bound} entries or ${most ? "less" : "more"}, not ${length}`;
  }
  const edge = issue.inclusive
    ? `${bound} or ${most ? "less" : "more"}`
    : `${most ? "less" : "more"} than ${bound}`;
  return `must be ${edge}, not ${String(issue.input)}`;
}

function oneOf(values: readonly unknown[], input: unknown): string {
  const names = values.map(String);
  return `must be one of ${names.join(", ")}, not ${describe(input)}${
    typeof input === "string" ? suggestion(input, names) : ""
  }`;
}

function wrongFormat(issue: z.core.$ZodIssueInvalidStringFormat): string {
  const words = FORMATS[issue.format];
  if (words) return `${words}, not ${describe(issue.input)}`;
  return `${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}, not ${describe(issue.input)}`;
}

function toMessage(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : wrongType(issue.expected, issue.input);
    case "invalid_value":
      return issue.input === undefined ? "is missing" : oneOf(issue.values, issue.input);
    case "too_small":
    case "too_big":
      return wrongSize(issue);
    case "not_multiple_of":
      return issue.divisor === 0.01
        ? `must have two decimal places or less, not ${String(issue.input)}`
        : `must be a multiple of ${issue.divisor}, not ${String(issue.input)}`;
    case "invalid_format":
      return wrongFormat(issue);
    default:
      return issue.message;
  }
}

type Fields = { [key: string]: z.ZodType };

/** Names that a group of fields may have, found by walking the schema along a path. */
function knownKeys(schema: z.ZodType, path: Path): string[] {
  let current: unknown = schema;
  for (const step of [...path, undefined]) {
    while (
      current instanceof z.ZodNullable ||
      current instanceof z.ZodOptional ||
      current instanceof z.ZodDefault
    ) {
      current = current.unwrap();
    }
    // Of alternatives, the one that has keys.
    if (current instanceof z.ZodUnion) {
      current = current.options.find((option) => option instanceof z.ZodArray);
    }
    if (step === undefined) break;
    if (current instanceof z.ZodObject) current = (current.shape as Fields)[String(step)];
    else if (current instanceof z.ZodArray) current = current.element;
    else return [];
  }
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}

/** Of a value that fits no alternative: what is wrong with it as the one whose type it has. */
function toIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const isOfType = (issues: readonly z.core.$ZodIssue[]) =>
    !issues.some(({ code, path }) => code === "invalid_type" && path.length === 0);
  const issues = issue.errors.find(isOfType) ?? issue.errors[0] ?? [];
  return issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** All validation errors of a value. */
export function toFindings(schema: z.ZodType, error: z.ZodError): Finding[] {
  return error.issues.flatMap(toIssues).flatMap((issue): Finding[] => {
    if (issue.code === "unrecognized_keys") {
      const known = knownKeys(schema, issue.path);
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        toMessage: () => `there is no such field${suggestion(key, known)}`,
        isKey: true,
      }));
    }
    const inside = issue.code === "custom" ? issue.params?.inside : undefined;
    return [
      {
        path: issue.path,
        toMessage: () => toMessage(issue),
        ...(typeof inside === "string" ? { inside } : {}),
      },
    ];
  });
}
