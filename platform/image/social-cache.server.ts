import { BusyError } from "../errors.ts";
import { renderInWorker } from "./image-worker-client.server.ts";
import type { StoredImage } from "./render-image.server.ts";
import type { SocialCard, SocialPictures } from "./social-image.server.ts";

/** Cached images; each is about 35 kB. */
const MAX_CACHED = 200;
/** Images that may wait: drawing one takes a tenth of a second of one core. */
const MAX_WAITING = 20;

/** Pictures by name; `read` is called only for an image that is not cached. */
export type UnreadPictures = {
  shape: SocialPictures["shape"];
  names: readonly string[];
  read: () => Promise<StoredImage[]>;
};

const cache = new Map<string, Buffer>();
const pending = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The image of a card, drawn once and cached; one at a time, so that pages get the processor.
 * @throws BusyError when too many wait
 */
export function getSocialImage(
  words: Omit<SocialCard, "pictures">,
  pictures?: UnreadPictures,
): Promise<Buffer> {
  const key = JSON.stringify([words, pictures?.shape, pictures?.names]);
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
    .then(async () => {
      const images = (await pictures?.read()) ?? [];
      return renderInWorker({
        card: {
          ...words,
          pictures: pictures && images.length > 0 ? { shape: pictures.shape, images } : undefined,
        },
      });
    })
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
