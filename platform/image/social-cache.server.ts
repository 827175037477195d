import { BusyError } from "../errors.ts";
import { renderInWorker } from "./image-worker-client.server.ts";
import type { SocialCard } from "./social-image.server.ts";

/** Cached images; each is about 25 kB. */
const MAX_CACHED = 200;
/** Images that may wait: drawing one takes a tenth of a second of one core. */
const MAX_WAITING = 20;

const cache = new Map<string, Buffer>();
const pending = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The image of a card, drawn once and cached; one at a time, so that pages get the processor. Its
 * picture is known by `pictureId`.
 * @throws BusyError when too many wait
 */
export function getSocialImage(card: SocialCard, pictureId = ""): Promise<Buffer> {
  const { picture: _, ...words } = card;
  const key = JSON.stringify([words, pictureId]);
  const known = cache.get(key);
  if (known) {
    cache.delete(key);
    cache.set(key, known);
    return Promise.resolve(known);
  }
  const running = pending.get(key);
  if (running) return running;
  if (pending.size >= MAX_WAITING) {
    throw new BusyError("Too many images are being drawn.", 5);
  }
  const image = last
    .catch(() => undefined)
    .then(() => renderInWorker({ card }))
    .then((drawn) => {
      const bytes = Buffer.from(drawn.bytes);
      cache.set(key, bytes);
      const oldest = cache.keys().next().value;
      if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      return bytes;
    })
    .finally(() => pending.delete(key));
  pending.set(key, image);
  last = image;
  return image;
}
