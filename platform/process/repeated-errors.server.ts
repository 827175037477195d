import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { toLoggedError } from "./logged-error.server.ts";

/** Interval in which the same error is logged once. */
const WINDOW_MS = 1_000;
/** Different errors that are tracked at a time; further ones are logged unfiltered. */
const MAX_WINDOWS = 1_000;

type Write = (reference: string, suppressed: number) => void;

/**
 * Logs the same line at most once per second: immediately the first time, and at the end of the
 * second with the number of suppressed ones. Returns the reference of the logged line.
 */
export function createRepeatFilter(windowMs = WINDOW_MS) {
  const windows = new Map<string, { reference: string; suppressed: number; write: Write }>();

  function open(key: string, write: Write, suppressed: number): string {
    const reference = randomUUID();
    write(reference, suppressed);
    if (windows.size >= MAX_WINDOWS) return reference;
    const current = { reference, suppressed: 0, write };
    windows.set(key, current);
    setTimeout(() => {
      windows.delete(key);
      if (current.suppressed > 0) open(key, current.write, current.suppressed);
    }, windowMs).unref();
    return reference;
  }

  return (key: string, write: Write): string => {
    const current = windows.get(key);
    if (!current) return open(key, write, 0);
    current.suppressed += 1;
    current.write = write;
    return current.reference;
  };
}

/** Equal for errors with the same cause, wherever they happened. */
export function toErrorKey(error: unknown, message: string): string {
  const parts = [message];
  for (
    let cause: unknown = error;
    cause instanceof Error && parts.length < 12;
    cause = cause.cause
  ) {
    const { type, message: text, code } = toLoggedError(cause);
    parts.push(type, text, String(code));
  }
  return parts.join("\n");
}

const filters = new WeakMap<Logger, ReturnType<typeof createRepeatFilter>>();

/**
 * Logs the error of a request, the same one at most once per second.
 * @returns the reference that the visitor reads; a suppressed error has that of the logged line
 */
export function logRequestError(
  log: Logger,
  error: unknown,
  message: string,
  fields: object = {},
): string {
  const filter = filters.get(log) ?? createRepeatFilter();
  filters.set(log, filter);
  return filter(toErrorKey(error, message), (reference, suppressed) => {
    const count = suppressed > 0 ? { suppressed } : {};
    log.error({ err: error, reference, ...fields, ...count }, message);
  });
}
