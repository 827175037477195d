import { type DestinationStream, type Logger, pino } from "pino";
import { toLoggedError } from "./logged-error.server.ts";

export type { Logger };

/**
 * One JSON line an event, on stdout unless told otherwise. Say what happened and to which reference
 * or id; names, addresses and texts of people do not belong in a log. An error goes in as `err`.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: toLoggedError },
    },
    destination ?? pino.destination(1),
  );
}
