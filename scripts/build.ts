import { readEnv } from "#platform/process/env.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { buildWhenNeeded } from "./build-when-needed.ts";
import { exitWithError } from "./exit-with-error.ts";

try {
  await buildWhenNeeded(projectRoot, readEnv().commit);
} catch (error) {
  exitWithError(error);
}
