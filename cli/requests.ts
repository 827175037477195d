import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { readCallerDir, readEnv } from "#platform/env.server.ts";
import { createProgress } from "#platform/progress.server.ts";
import { runRequestsCommand } from "./requests-command.ts";

// The reader of a pipe may close it early, like `head`; the database is still closed properly.
let hasReader = true;
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  hasReader = false;
  if (error.code !== "EPIPE") process.stderr.write(`${error.message}\n`);
});

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
  print: (text) => hasReader && process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  printNote: (text) => process.stderr.write(`${text}\n`),
  progress: createProgress(),
  ask: process.stdin.isTTY ? ask : undefined,
  write: async (text) => {
    if (!hasReader || process.stdout.write(text)) return;
    await once(process.stdout, "drain").catch(() => undefined);
  },
});
