import { toOneLine } from "./one-line.ts";
import { FAILED, type Terminal, WRONG_USAGE } from "./terminal.ts";
import { toShortUsage, UsageError } from "./usage.ts";

/** Runs a command and prints its error, if any; returns the exit code and never throws. */
export async function runCommand(
  terminal: Terminal,
  usage: string,
  args: readonly string[],
  run: () => Promise<number>,
): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const isUsage = error instanceof UsageError;
    terminal.printError(
      isUsage ? `${error.message}.\n${toShortUsage(usage, args)}` : toOneLine(error),
    );
    return isUsage ? WRONG_USAGE : FAILED;
  } finally {
    terminal.progress?.done();
  }
}
