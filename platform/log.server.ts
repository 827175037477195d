import { createRequire } from "node:module";
import { type DestinationStream, type Logger, pino } from "pino";
import { toLoggedError } from "./logged-error.server.ts";

const require = createRequire(import.meta.url);

export type { Logger };

function toStdout(): DestinationStream {
  if (!process.stdout.isTTY) return pino.destination(1);
  // Loaded only for a person at a terminal: services and pipes get JSON.
  const pretty: typeof import("pino-pretty") = require("pino-pretty");
  return pretty({ sync: true, singleLine: true, translateTime: "SYS:HH:MM:ss" });
}

/**
 * One JSON line an event on stdout, or a readable line where that is a terminal. Say what happened and to which reference
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
    destination ?? toStdout(),
  );
}
