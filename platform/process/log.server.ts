import { createRequire } from "node:module";
import { type DestinationStream, type Logger, pino } from "pino";
import { toLoggedError } from "./logged-error.server.ts";
import { createRepeatFilter, toErrorKey } from "./repeated-errors.server.ts";

const require = createRequire(import.meta.url);

export type { Logger };

function toStdout(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination(1);
  // Loaded only for a terminal: services and pipes get JSON.
  const pretty: typeof import("pino-pretty") = require("pino-pretty");
  return pretty({ sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss" });
}

/**
 * One JSON line per event on stdout, or a readable line on a terminal. Messages say what happened
 * and to which reference or id; names, addresses and texts of people must not be logged. An error
 * is passed as `err`, and the same one is logged at most once per second.
 * @param mask removes secrets from each line
 */
export function createLog(
  level: string,
  destination?: DestinationStream,
  mask: (line: string) => string = (line) => line,
): Logger {
  const filter = createRepeatFilter();
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: toLoggedError },
      hooks: {
        streamWrite: mask,
        logMethod(args, method, logged) {
          const [fields, message] = args as unknown as [unknown, unknown];
          // Errors of requests have a reference, and are filtered where that is assigned.
          if (!isError(fields) || "reference" in fields) return method.apply(this, args);
          filter(toErrorKey(fields.err, `${logged} ${message}`), (_, suppressed) => {
            const rest = suppressed > 0 ? [{ ...fields, suppressed }, message] : args;
            method.apply(this, rest as typeof args);
          });
        },
      },
    },
    destination ?? toStdout(),
  );
}

function isError(fields: unknown): fields is { err: unknown } {
  return typeof fields === "object" && fields !== null && "err" in fields;
}
