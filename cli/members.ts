import { readCallerDir, readEnv } from "#platform/process/env.server.ts";
import { runMembersCommand } from "./members-command.ts";
import { writeError, writeOut } from "./stdout.ts";

process.exitCode = await runMembersCommand(process.argv.slice(2), {
  readEnv,
  callerDir: readCallerDir(),
  print: (text) => writeOut(`${text}\n`),
  printError: writeError,
  printNote: writeError,
});
