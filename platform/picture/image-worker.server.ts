import { PublicError } from "../errors.ts";
import { drawIcon } from "./icon.server.ts";
import type { ImageJob, ImageJobResult } from "./image-worker-client.server.ts";
import { renderPicture } from "./render-picture.server.ts";
import { drawSocialImage } from "./social-image.server.ts";

/** A process that renders images, see `image-worker-client.server.ts`. */
async function render(job: ImageJob): Promise<ImageJobResult> {
  const { id } = job;
  try {
    if ("picture" in job) {
      return { id, image: await renderPicture(job.picture, job.modifiers) };
    }
    if ("icon" in job)
      return { id, image: { bytes: await drawIcon(job), contentType: "image/png" } };
    return { id, image: { bytes: await drawSocialImage(job.card), contentType: "image/png" } };
  } catch (error) {
    if (error instanceof PublicError) {
      const { message, retryAfter } = error;
      return { id, refusal: { status: 503, message, retryAfter } };
    }
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on("message", async (job: ImageJob) => {
  process.send?.(await render(job), () => {});
});
// Ignored: a terminal or supervisor signals all processes, but open jobs are still finished. The
// worker ends with its parent.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
