import { readEnv } from "#platform/env.server.ts";
import { projectRoot } from "#platform/project-root.server.ts";
import { buildWhenNeeded } from "./build-when-needed.ts";
import { exitWithError } from "./exit-with-error.ts";

try {
  await buildWhenNeeded(projectRoot, readEnv().commit);
} catch (error) {
  exitWithError(error);
}
