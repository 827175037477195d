import { countMediaInBucket } from "#app/site/media/media.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import {
  checkObjectStorage,
  type ObjectStorage,
  openObjectStorage,
  StorageError,
} from "#platform/image/object-storage.server.ts";
import type { Env } from "#platform/process/env.server.ts";
import type { Logger } from "#platform/process/log.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { countOf } from "#services/content/parsing/content-problem.ts";

/**
 * Opens the bucket of `MEDIA_URL`; undefined without one. A storage that does not respond does not
 * stop the start: pages do without it.
 * @throws StartError when the storage refuses the key, or images are in a bucket that is not set
 */
export async function openMediaStorage({
  env: { mediaBucket },
  db,
  log,
}: {
  env: Pick<Env, "mediaBucket">;
  db: Database;
  log: Logger;
}): Promise<ObjectStorage | undefined> {
  if (!mediaBucket) {
    const count = await countMediaInBucket(db);
    if (count === 0) return undefined;
    throw new StartError(
      `MEDIA_URL is not set, and its bucket has ${countOf(count, "image")} of this site: set it, or run npm run media -- download with it to bring them back.`,
    );
  }
  const storage = await openObjectStorage(mediaBucket);
  try {
    await checkObjectStorage(storage, mediaBucket);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ err: error }, `the bucket of MEDIA_URL, ${mediaBucket.endpoint}, does not work`);
  }
  return storage;
}
