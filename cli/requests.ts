import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { readCallerDir, readEnv } from "#platform/process/env.server.ts";
import { createProgress } from "#platform/process/progress.server.ts";
import { runRequestsCommand } from "./requests-command.ts";
import { writeError, writeOut } from "./stdout.ts";

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

process.exitCode = await runRequestsCommand(process.argv.slice(2), {
  readEnv,
  callerDir: readCallerDir(),
  print: (text) => writeOut(`${text}\n`),
  printError: writeError,
  printNote: writeError,
  progress: createProgress(),
  ask: process.stdin.isTTY ? ask : undefined,
  write: async (text) => {
    if (writeOut(text)) return;
    await once(process.stdout, "drain").catch(() => undefined);
  },
});
