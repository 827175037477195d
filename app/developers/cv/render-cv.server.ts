import { join } from "node:path";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { createWorkerClient } from "#platform/worker/worker-client.server.ts";
import type { CvContent } from "./cv-content.ts";

type UnnamedCv = Omit<CvContent, "name">;

const renderInWorker = createWorkerClient<UnnamedCv, Buffer>(
  join(projectRoot, "build/server/cv-worker.js"),
);

/**
 * The CV as PDF, A4, set in a worker process. Development and the tests have no build, and set it
 * in their own.
 */
export async function renderCv(content: UnnamedCv): Promise<Buffer> {
  if (import.meta.env.PROD) return renderInWorker(content);
  return (await import("./cv-document.server.tsx")).renderCv(content);
}
