import type { Database } from "#database/client.server.ts";
import {
  type ObjectStorage,
  StorageError,
  toObjectKey,
} from "#platform/image/object-storage.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import type { JobKind, Queue } from "#services/queue.server.ts";
import {
  claimObject,
  deleteRemovals,
  dropBytes,
  listMediaInBucket,
  listMediaToUpload,
  listRemovals,
  storeBytes,
} from "./media.repository.server.ts";

/** Moves new images into the bucket; what fails waits for the next minute. */
export const MEDIA_UPLOADS: JobKind = {
  name: "media-uploads",
  options: { retryLimit: 0, expireInSeconds: 150, deleteAfterSeconds: 3_600 },
};

/** A run is over when the next one begins; two at the same time would do the same. */
const RUN_MS = 45_000;
/** Images at a time, each of 10 MB at most. */
const UPLOADS = 4;
const REMOVALS = 20;

type Deps = { db: Database; mediaStorage: ObjectStorage };

/** Moves images into the bucket once a minute, and deletes the objects of deleted ones. */
export async function startMediaUploads(
  queue: Queue,
  { log, ...deps }: Deps & { log: Logger },
): Promise<void> {
  await queue.work(MEDIA_UPLOADS, async (job) => {
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(RUN_MS)]);
    try {
      const uploaded = await uploadMedia(deps, signal);
      const removed = await removeObjects(deps, signal);
      if (uploaded + removed > 0) log.info({ uploaded, removed }, "moved images to the bucket");
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      log.warn({ err: error }, "images wait in the database for the bucket of MEDIA_URL");
    }
  });
  queue.everyMinutes(MEDIA_UPLOADS, 1);
}

/**
 * Uploads every image whose bytes are in the database. Bytes are deleted there once the object was
 * read back, so that it can be interrupted anywhere, and run twice at the same time.
 * @throws StorageError after the others were tried; at once when the storage takes none
 */
export async function uploadMedia(deps: Deps, signal?: AbortSignal): Promise<number> {
  const { db } = deps;
  return eachMedia(
    (after) => listMediaToUpload(db, after, UPLOADS),
    async ({ id, bytes, content_type }) => {
      const object = await claimObject(db, id, toObjectKey(bytes));
      if (object === undefined) return;
      await deps.mediaStorage.store(object, bytes, content_type);
      await dropBytes(db, object);
    },
    signal,
  );
}

/** The way back: copies every image into the database. The objects remain. */
export async function downloadMedia({ db, mediaStorage }: Deps): Promise<number> {
  return eachMedia(
    (after) => listMediaInBucket(db, after, UPLOADS),
    async ({ object }) => storeBytes(db, object, await mediaStorage.read(object)),
  );
}

/** Runs `move` on all images, some at a time; a failed one does not stop the others. */
async function eachMedia<Media extends { id: string }>(
  list: (after: string) => Promise<Media[]>,
  move: (media: Media) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  let moved = 0;
  let failure: PromiseRejectedResult | undefined;
  for (let some = await list(""); some.length > 0; some = await list(some.at(-1)?.id ?? "")) {
    if (signal?.aborted) break;
    const outcomes = await Promise.allSettled(some.map(move));
    const failures = outcomes.filter((outcome) => outcome.status === "rejected");
    failure ??= failures[0];
    moved += some.length - failures.length;
    if (failures.length === some.length) break;
  }
  if (failure) throw failure.reason;
  return moved;
}

/**
 * Deletes the objects of deleted images. What the storage does not delete now is tried again.
 * @throws StorageError
 */
export async function removeObjects(
  { db, mediaStorage }: Deps,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (let some = REMOVALS; some === REMOVALS && !signal?.aborted; removed += some) {
    some = await db.transaction(async (tx) => {
      const objects = await listRemovals(tx, REMOVALS);
      await Promise.all(objects.map((object) => mediaStorage.remove(object)));
      await deleteRemovals(tx, objects);
      return objects.length;
    });
  }
  return removed;
}
