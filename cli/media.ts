import { readCallerDir, readEnv } from "#platform/process/env.server.ts";
import { runMediaCommand } from "./media-command.ts";
import { writeError, writeOut } from "./stdout.ts";

process.exitCode = await runMediaCommand(process.argv.slice(2), {
  readEnv,
  callerDir: readCallerDir(),
  print: (text) => writeOut(`${text}\n`),
  printError: writeError,
  printNote: writeError,
});
