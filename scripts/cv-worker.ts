import { join } from "node:path";
import type { Plugin } from "vite";
import { projectRoot } from "#platform/process/project-root.server.ts";

/** Adds the program of the CV worker to the server's build, next to its entry. */
export function cvWorker(): Plugin {
  return {
    name: "cv-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    buildStart() {
      this.emitFile({
        type: "chunk",
        id: join(projectRoot, "app/developers/cv/cv-worker.server.ts"),
        fileName: "cv-worker.js",
      });
    },
  };
}
