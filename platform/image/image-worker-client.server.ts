import { join } from "node:path";
import { projectRoot } from "../process/project-root.server.ts";
import { createWorkerClient } from "../worker/worker-client.server.ts";
import type { IconJob } from "./icon.server.ts";
import type { ImageModifiers } from "./image-url.ts";
import type { StoredImage } from "./render-image.server.ts";
import type { SocialCard } from "./social-image.server.ts";

export type ImageWork =
  | { image: StoredImage; modifiers: ImageModifiers }
  | { card: SocialCard }
  | IconJob;

/** Renders an image in a worker process: rendering takes more memory than all the rest together. */
export const renderInWorker = createWorkerClient<ImageWork, StoredImage>(
  join(projectRoot, "platform/image/image-worker.server.ts"),
);
