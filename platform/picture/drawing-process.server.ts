import { PublicError } from "../errors.ts";
import { drawSocialImage } from "../social/social-image.server.ts";
import type { DrawingOrder, DrawingOutcome } from "./draw-in-child.server.ts";
import { renderPicture } from "./render-picture.server.ts";

/** A process that draws what it is told to, see `draw-in-child.server.ts`. */
async function draw(order: DrawingOrder): Promise<DrawingOutcome> {
  const { id } = order;
  try {
    if ("picture" in order) {
      return { id, drawn: await renderPicture(order.picture, order.modifiers) };
    }
    return { id, drawn: { bytes: await drawSocialImage(order.card), contentType: "image/png" } };
  } catch (error) {
    if (error instanceof PublicError) {
      const { message, retryAfter } = error;
      return { id, refusal: { status: 503, message, retryAfter } };
    }
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on("message", async (order: DrawingOrder) => {
  process.send?.(await draw(order), () => {});
});
// A terminal or a supervisor tells everybody to end; what is under way is still drawn, and this
// process ends with the one that gives it orders.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
