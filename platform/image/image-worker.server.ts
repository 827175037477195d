import { answerJobs } from "../worker/answer-jobs.server.ts";
import { drawIcon } from "./icon.server.ts";
import type { ImageWork } from "./image-worker-client.server.ts";
import { renderImage, type StoredImage } from "./render-image.server.ts";
import { drawSocialImage } from "./social-image.server.ts";

/** A process that renders images, see `image-worker-client.server.ts`. */
answerJobs(async (work: ImageWork): Promise<StoredImage> => {
  if ("image" in work) return renderImage(work.image, work.modifiers);
  const bytes = await ("icon" in work ? drawIcon(work) : drawSocialImage(work.card));
  return { bytes, contentType: "image/png" };
});
