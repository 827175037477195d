import { projectRoot } from "#platform/project-root.server.ts";
import { buildWhenNeeded } from "./build-when-needed.ts";
import { sayAndExit } from "./say-and-exit.ts";

try {
  await buildWhenNeeded(projectRoot);
} catch (error) {
  sayAndExit(error);
}
