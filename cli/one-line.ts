function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}

/** The error in one line, without a stack: for a failed query its cause and not its text. */
export function toOneLine(error: unknown): string {
  const inner = innermost(error);
  const message = inner instanceof Error ? inner.message : String(inner);
  return message.split("\n")[0] || String(inner);
}
