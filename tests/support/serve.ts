import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { removeTemporaryFolder } from "./temporary-folder.ts";

// The product as `npm start` runs it, on temporary data.
const child = spawn(
  process.execPath,
  [...process.execArgv, join(projectRoot, "scripts/start.ts")],
  {
    stdio: "inherit",
  },
);
// Playwright signals both processes; this one waits for the other.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {});
const [code] = await once(child, "exit");
removeTemporaryFolder(process.env.DATA_DIR ?? "");
process.exitCode = code ?? 1;
