import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readEnv } from "#platform/process/env.server.ts";
import { exitWithError } from "#platform/process/exit-with-error.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { buildWhenNeeded } from "./build-when-needed.ts";

try {
  // Before the build: a wrong value should be reported at once.
  const { commit } = readEnv();
  await buildWhenNeeded(projectRoot, commit);
} catch (error) {
  exitWithError(error);
}
const program = join(projectRoot, "build/server/start.js");
// The process begins anew: it has Node's compiler of TypeScript in its memory, which takes 15 MB.
if (process.execve) {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, program]);
}
// Where no process can be replaced.
await import(pathToFileURL(program).href);
