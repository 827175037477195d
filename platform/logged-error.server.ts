type LoggedError = {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
};

/** What helps to find the cause and is never what a visitor wrote. */
const FACTS = ["code", "status", "errno", "syscall", "constraint", "table", "column", "routine"];

const MAIL_ADDRESS = /[^\s<>"'(),;:/=]+@[^\s<>"'(),;:/]+\.\w+/g;
/** Class 22 of PostgreSQL's codes: a value was wrong, and the message repeats it. */
const REPEATS_THE_VALUE = /^22/;

/**
 * An error as the log may keep it: where it happened and of which kind, without the values of a
 * statement, the row a constraint complains about, and mail addresses.
 */
export function toLoggedError(thrown: unknown): LoggedError {
  const error = thrown instanceof Error ? thrown : new Error(`thrown: ${typeof thrown}`);
  const facts = error as Error & Record<string, unknown>;
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    message: toMessage(facts),
    ...Object.fromEntries(FACTS.filter((name) => name in facts).map((name) => [name, facts[name]])),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    ...(error.cause instanceof Error ? { cause: toLoggedError(error.cause) } : {}),
  };
}

function toMessage(error: Error & Record<string, unknown>): string {
  if (typeof error.query === "string") return `Failed query: ${error.query}`;
  if (REPEATS_THE_VALUE.test(String(error.code))) return "a value that the database refuses";
  return error.message.replace(MAIL_ADDRESS, "[address]");
}
