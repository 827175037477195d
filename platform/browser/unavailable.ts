/**
 * Error codes of sockets and PostgreSQL when a server is down, starting, stopping or too slow, or
 * out of disk space, memory or connections.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOSPC|57014|57P0[1-5]|25P0[34]|53...|58030|08...)$/;
/** Messages of the driver's errors without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/;

/** Whether an error means that a server we depend on is unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (typeof code === "string" && CODES.test(code)) return true;
  if (WORDS.test(error.message)) return true;
  return [error.cause, ...(Array.isArray(errors) ? errors : [])].some(isUnavailable);
}
