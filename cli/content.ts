import { userInfo } from "node:os";
import { readCallerDir, readEnv } from "#platform/process/env.server.ts";
import { createProgress } from "#platform/process/progress.server.ts";
import { waitForShutdownSignal } from "#platform/process/shutdown-signal.server.ts";
import { runContentCommand } from "./content-command.ts";
import { writeError, writeOut } from "./stdout.ts";

/** A container may run as a user without a name. */
function findUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

process.exitCode = await runContentCommand(process.argv.slice(2), {
  readEnv,
  callerDir: readCallerDir(),
  user: findUser(),
  print: (text) => writeOut(`${text}\n`),
  printError: writeError,
  printNote: writeError,
  progress: createProgress(),
  waitForStop: waitForShutdownSignal,
});
