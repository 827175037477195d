type LoggedError = {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
};

/** Fields that help to find the cause and never hold a visitor's input. */
const LOGGED_FIELDS = [
  "code",
  "status",
  "errno",
  "syscall",
  "constraint",
  "table",
  "column",
  "routine",
];

const EMAIL = /[^\s<>"'(),;:/=]+@[^\s<>"'(),;:/]+\.\w+/g;
/** Class 22 of PostgreSQL's codes: a value was invalid, and the message repeats it. */
const INVALID_VALUE = /^22/;

/**
 * An error as it may be logged: type, place and cause, without the values of a statement, the row
 * that violates a constraint, and email addresses.
 */
export function toLoggedError(thrown: unknown): LoggedError {
  const error = thrown instanceof Error ? thrown : new Error(`thrown: ${typeof thrown}`);
  const fields = error as Error & Record<string, unknown>;
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    message: toMessage(fields),
    ...Object.fromEntries(
      LOGGED_FIELDS.filter((name) => name in fields).map((name) => [name, fields[name]]),
    ),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    ...(error.cause instanceof Error ? { cause: toLoggedError(error.cause) } : {}),
  };
}

function toMessage(error: Error & Record<string, unknown>): string {
  if (typeof error.query === "string") return `Failed query: ${error.query}`;
  if (INVALID_VALUE.test(String(error.code))) return "a value that the database refuses";
  return error.message.replace(EMAIL, "[address]");
}
