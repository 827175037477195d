import { join } from "node:path";
import type { Plugin } from "vite";
import { projectRoot } from "#platform/process/project-root.server.ts";

/** Files in `build/server`, next to the entry, and their sources. */
const PROGRAMS = {
  "start.js": "app/boot/start.server.ts",
  "cv-worker.js": "app/developers/cv/cv-worker.server.ts",
};

/** Adds the programs that are started by themselves to the server's build. */
export function serverPrograms(): Plugin {
  return {
    name: "server-programs",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      for (const [fileName, source] of Object.entries(PROGRAMS))
        this.emitFile({ type: "chunk", id: join(projectRoot, source), fileName });
    },
  };
}
