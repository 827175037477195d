import { readEnv } from "#platform/process/env.server.ts";
import { exitWithError } from "#platform/process/exit-with-error.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { buildWhenNeeded } from "./build-when-needed.ts";

try {
  await buildWhenNeeded(projectRoot, readEnv().commit);
} catch (error) {
  exitWithError(error);
}
