import { BusyError } from "../errors.ts";
import { drawInChild } from "../picture/draw-in-child.server.ts";
import type { SocialCard } from "./social-image.server.ts";

/** Pictures that are kept; each is about 25 kB. */
const MOST_KEPT = 200;
/** Drawings that may wait: a picture takes a tenth of a second of one core. */
const MOST_WAITING = 20;

const kept = new Map<string, Buffer>();
const drawing = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The picture of a card, drawn once and kept; one at a time, so that pages keep the processor.
 * @throws BusyError when too many wait
 */
export function getSocialImage(card: SocialCard): Promise<Buffer> {
  const key = JSON.stringify(card);
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return Promise.resolve(known);
  }
  const running = drawing.get(key);
  if (running) return running;
  if (drawing.size >= MOST_WAITING) {
    throw new BusyError("Too many pictures are being drawn.", 5);
  }
  const picture = last
    .catch(() => undefined)
    .then(() => drawInChild({ card }))
    .then((drawn) => {
      const bytes = Buffer.from(drawn.bytes);
      kept.set(key, bytes);
      const oldest = kept.keys().next().value;
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return bytes;
    })
    .finally(() => drawing.delete(key));
  drawing.set(key, picture);
  last = picture;
  return picture;
}
