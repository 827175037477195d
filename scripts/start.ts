import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readEnv } from "#platform/process/env.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { buildWhenNeeded } from "./build-when-needed.ts";
import { exitWithError } from "./exit-with-error.ts";

try {
  // Before the build: a wrong value should be reported at once.
  const { commit } = readEnv();
  await buildWhenNeeded(projectRoot, commit);
  // React reads it when it is loaded, and uses its slow development build otherwise.
  process.env.NODE_ENV = "production";
  // Code that the first start has compiled is cached for the next one.
  enableCompileCache(join(projectRoot, "build/compiled"));
  const main: typeof import("#app/boot/main.server.ts") = await import(
    pathToFileURL(join(projectRoot, "build/server/main.js")).href
  );
  await main.start();
} catch (error) {
  exitWithError(error);
}
