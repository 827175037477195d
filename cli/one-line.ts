function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error;
}

/** What went wrong, without a stack: a query that failed says why and not which query it was. */
export function toOneLine(error: unknown): string {
  const inner = innermost(error);
  const message = inner instanceof Error ? inner.message : String(inner);
  return message.split("\n")[0] || String(inner);
}
