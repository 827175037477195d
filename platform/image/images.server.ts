import { createHash } from "node:crypto";
import { createConcurrencyLimit } from "../admission/concurrency-limit.server.ts";
import { notFound, PublicError } from "../errors.ts";
import { openDiskCache } from "../files/disk-cache.server.ts";
import type { Logger } from "../process/log.server.ts";
import type { ImageModifiers } from "./image-url.ts";
import { renderInWorker } from "./image-worker-client.server.ts";
import { ImageUrlError, parseImageUrl } from "./parse-image-url.ts";

/** Bytes on the disk that pictures may take. */
const MAX_CACHE_BYTES = 256_000_000;
/** A core each; more would take them from the pages. */
const RUNNING = 2;
/** As many as two of them render within a second or two. */
const WAITING = 60;
/** Counted up when the same address gives other bytes than before. */
const RECIPE = 1;

type Stored = { bytes: Uint8Array; contentType: string };
export type ServedImage = Stored & { etag: string };

/** Serves the images of `/_ipx/`. */
export type Images = {
  /** @throws PublicError 400 for what is not offered, 404 for an unknown picture, 503 when busy */
  get(address: string): Promise<ServedImage>;
};

function toKey(path: string, modifiers: ImageModifiers): string {
  const { format, fit, width, height, quality, background } = modifiers;
  return JSON.stringify([RECIPE, path, format, fit, width, height, quality, background]);
}

function parse(address: string) {
  try {
    return parseImageUrl(address);
  } catch (error) {
    if (error instanceof ImageUrlError) throw new PublicError(400, error.message);
    throw error;
  }
}

/** Type and bytes in one buffer, as they are cached. */
function pack({ contentType, bytes }: Stored): Buffer {
  return Buffer.concat([Buffer.from(`${contentType}\n`), bytes]);
}

function unpack(packed: Buffer): Stored {
  const end = packed.indexOf("\n");
  return { contentType: packed.toString("latin1", 0, end), bytes: packed.subarray(end + 1) };
}

/**
 * Pictures in other measures, each drawn once and cached in `folder`.
 *
 * @param findStored the picture at a path such as `/media/….webp`
 */
export function createImages({
  folder,
  findStored,
  log,
  maxBytes = MAX_CACHE_BYTES,
}: {
  folder: string;
  findStored: (path: string) => Promise<Stored | undefined>;
  log: Pick<Logger, "warn">;
  maxBytes?: number;
}): Images {
  const limit = createConcurrencyLimit({ running: RUNNING, waiting: WAITING });
  const pending = new Map<string, Promise<ServedImage>>();
  let opening: ReturnType<typeof openDiskCache> | undefined;

  function openCache() {
    opening ??= openDiskCache({ folder, maxBytes, log }).catch((error: unknown) => {
      log.warn({ err: error }, "images can't be cached on disk");
      return { get: async () => undefined, set: async () => {} };
    });
    return opening;
  }

  async function make(key: string, path: string, modifiers: ImageModifiers) {
    const cache = await openCache();
    const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 27)}"`;
    const cached = await cache.get(key);
    if (cached) return { ...unpack(cached), etag };
    // Before the limit: URLs of no image must not delay others.
    const stored = await findStored(path);
    if (!stored) throw notFound("There is no such image.");
    const isServedAsSvg = stored.contentType === "image/svg+xml" && modifiers.format === undefined;
    if (isServedAsSvg) return { ...stored, etag };
    return limit.run(async () => {
      const image = await renderInWorker({ image: stored, modifiers });
      await cache.set(key, pack(image));
      return { ...image, etag };
    });
  }

  return {
    async get(address) {
      const { modifiers, path } = parse(address);
      const key = toKey(path, modifiers);
      const running = pending.get(key);
      if (running) return running;
      const image = make(key, path, modifiers).finally(() => pending.delete(key));
      pending.set(key, image);
      return image;
    },
  };
}
