import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { media, mediaRemovals } from "#database/tables/media.ts";
import { toImageId } from "#platform/image/image.server.ts";
import {
  type ObjectStorage,
  openObjectStorage,
  StorageError,
} from "#platform/image/object-storage.server.ts";
import { parseBucketUrl } from "#platform/process/bucket-url.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { countMediaInBucket, saveMedia } from "./media.repository.server.ts";
import { findMedia } from "./media.service.server.ts";
import { downloadMedia, removeObjects, uploadMedia } from "./upload-media.service.server.ts";

const { db } = await createTestDatabase();
const server = await startS3Server();
afterAll(server.close);
const bucket = parseBucketUrl(server.url);
const mediaStorage = await openObjectStorage(bucket ?? expect.fail());
const deps = { db, mediaStorage };

const toImage = (number: number) => {
  const bytes = Buffer.from(`<svg><!-- ${number} --></svg>`);
  const type = "image/svg+xml";
  const size = { width: 1, height: 1 };
  return { id: toImageId(bytes), bytes, original_type: type, content_type: type, ...size };
};
/** More than are uploaded at a time. */
const IMAGES = Array.from({ length: 10 }, (_, number) => toImage(number));
const [FIRST = expect.fail()] = IMAGES;

beforeEach(async () => {
  server.state.mode = "fine";
  server.objects.clear();
  await db.execute(sql`truncate media, media_removals cascade`);
  for (const image of IMAGES) await saveMedia(db, image);
});

async function expectAllServed(): Promise<void> {
  for (const { id, bytes, content_type } of IMAGES) {
    expect(await findMedia(deps, id)).toEqual({ bytes, contentType: content_type });
  }
}

const deleteFirst = () => db.delete(media).where(eq(media.id, FIRST.id));

/** Removes objects as they are some minutes after their images were deleted. */
async function removeLater(): Promise<number> {
  await db.update(mediaRemovals).set({ removed_at: sql`now() - interval '3 minutes'` });
  return removeObjects(deps);
}

test("every image is moved into the bucket once, and served as before", async () => {
  await expectAllServed();
  expect(server.requests).toEqual([]);
  expect(await uploadMedia(deps)).toBe(IMAGES.length);
  expect(await countMediaInBucket(db)).toBe(IMAGES.length);
  expect(server.objects.size).toBe(IMAGES.length);
  await expectAllServed();
  expect(await uploadMedia(deps)).toBe(0);
  // A process that was started without the bucket.
  await expect(findMedia({ db }, FIRST.id)).rejects.toMatchObject({ status: 503 });
});

test("while the storage is away images stay in the database, and are served from there", async () => {
  server.state.mode = "failing";
  const before = server.requests.length;
  await expect(uploadMedia(deps)).rejects.toThrow(StorageError);
  // It does not try them all.
  expect(server.requests.length - before).toBeLessThan(IMAGES.length);
  expect(await countMediaInBucket(db)).toBe(0);
  await expectAllServed();
});

test("a move that was interrupted is finished by the next one, without objects of no image", async () => {
  // The first four are uploaded, but what follows an upload is lost.
  const interrupted: ObjectStorage = {
    ...mediaStorage,
    store: async (...object) => {
      await mediaStorage.store(...object);
      throw new StorageError("interrupted");
    },
  };
  await expect(uploadMedia({ db, mediaStorage: interrupted })).rejects.toThrow(StorageError);
  expect(server.objects.size).toBe(4);
  expect(await countMediaInBucket(db)).toBe(0);
  expect(await uploadMedia(deps)).toBe(IMAGES.length);
  expect(server.objects.size).toBe(IMAGES.length);
  await expectAllServed();
});

test("an image that the storage does not take stops no other one, and loses nothing", async () => {
  const picky: ObjectStorage = {
    ...mediaStorage,
    store: async (key, bytes, type) => {
      if (bytes.equals(FIRST.bytes)) throw new StorageError("not this one");
      await mediaStorage.store(key, bytes, type);
    },
  };
  await expect(uploadMedia({ db, mediaStorage: picky })).rejects.toThrow(StorageError);
  expect(await countMediaInBucket(db)).toBe(IMAGES.length - 1);
  await expectAllServed();
});

test("two processes at the same time make one object of each image", async () => {
  await Promise.all([uploadMedia(deps), uploadMedia(deps)]);
  expect(server.objects.size).toBe(IMAGES.length);
  expect(await removeLater()).toBe(0);
  await expectAllServed();
});

test("the object of a deleted image is deleted, also when the storage was away", async () => {
  await uploadMedia(deps);
  await deleteFirst();
  // An upload that another process has begun may still arrive.
  expect(await removeObjects(deps)).toBe(0);
  server.state.mode = "failing";
  await expect(removeLater()).rejects.toThrow(StorageError);
  expect(server.objects.size).toBe(IMAGES.length);
  server.state.mode = "fine";
  expect(await removeLater()).toBe(1);
  const left = [...server.objects.values()].map(({ bytes }) => String(bytes));
  expect(left).toHaveLength(IMAGES.length - 1);
  expect(left).not.toContain(String(FIRST.bytes));
  expect(await removeLater()).toBe(0);
});

test("no object is left of an image that is deleted during its upload, or before it ends", async () => {
  const slow: ObjectStorage = {
    ...mediaStorage,
    store: async (key, bytes, type) => {
      if (bytes.equals(FIRST.bytes)) {
        await deleteFirst();
        await removeLater();
      }
      await mediaStorage.store(key, bytes, type);
    },
  };
  await uploadMedia({ db, mediaStorage: slow });
  expect(server.objects.size).toBe(IMAGES.length);
  expect(await removeLater()).toBe(1);
  expect(server.objects.size).toBe(IMAGES.length - 1);
});

test("the removal of an earlier object does not hit an image that was imported again", async () => {
  await uploadMedia(deps);
  await deleteFirst();
  await saveMedia(db, FIRST);
  await uploadMedia(deps);
  expect(await removeLater()).toBe(1);
  await expectAllServed();
});

test("images come back into the database, and a move back that was interrupted goes on", async () => {
  await uploadMedia(deps);
  const [lost = ""] = server.objects.keys();
  const object = server.objects.get(lost);
  server.objects.delete(lost);
  await expect(downloadMedia(deps)).rejects.toThrow(StorageError);
  expect(await countMediaInBucket(db)).toBe(1);
  if (object) server.objects.set(lost, object);
  expect(await downloadMedia(deps)).toBe(1);
  server.state.mode = "failing";
  await expectAllServed();
});
