import { readCallerDir, readEnv } from "#platform/process/env.server.ts";
import { runStaffCommand } from "./staff-command.ts";

process.exitCode = await runStaffCommand(process.argv.slice(2), {
  readEnv,
  callerDir: readCallerDir(),
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  printNote: (text) => process.stderr.write(`${text}\n`),
});
