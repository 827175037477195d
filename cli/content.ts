import { userInfo } from "node:os";
import { readCallerDir, readEnv } from "#platform/env.server.ts";
import { createProgress } from "#platform/progress.server.ts";
import { runContentCommand } from "./content-command.ts";

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
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  printNote: (text) => process.stderr.write(`${text}\n`),
  progress: createProgress(),
});
