import { type Logger, pino } from "pino";

export type { Logger };

/**
 * One JSON line an event on stdout. Say what happened and to which reference or id; names,
 * addresses and message texts of people do not belong in a log.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
