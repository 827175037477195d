import { join } from "node:path";
import { projectRoot } from "../project-root.server.ts";
import { createWorkerClient } from "../worker/worker-client.server.ts";
import type { IconJob } from "./icon.server.ts";
import type { PictureModifiers } from "./picture-url.ts";
import type { StoredPicture } from "./render-picture.server.ts";
import type { SocialCard } from "./social-image.server.ts";

export type ImageWork =
  | { picture: StoredPicture; modifiers: PictureModifiers }
  | { card: SocialCard }
  | IconJob;

/** Renders an image in a worker process: rendering takes more memory than all the rest together. */
export const renderInWorker = createWorkerClient<ImageWork, StoredPicture>(
  join(projectRoot, "platform/picture/image-worker.server.ts"),
);
