import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { exitWithError } from "#platform/process/exit-with-error.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";

// The program of `npm start`, which runs it in place of itself.

// React reads it when it is loaded, and uses its slow development build otherwise.
process.env.NODE_ENV = "production";
// Code that the first start has compiled is cached for the next one.
enableCompileCache(join(projectRoot, "build/compiled"));
try {
  const { start } = await import("./main.server.ts");
  await start();
} catch (error) {
  exitWithError(error);
}
