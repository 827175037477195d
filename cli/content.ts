import { readCallerDir, readEnv } from "#platform/env.server.ts";
import { createProgress } from "#platform/progress.server.ts";
import { runContentCommand } from "./content-command.ts";

process.exitCode = await runContentCommand(process.argv.slice(2), {
  readEnv,
  callerDir: readCallerDir(),
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  progress: createProgress(),
});
