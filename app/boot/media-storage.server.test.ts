import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { saveMedia } from "#app/site/media/media.repository.server.ts";
import { uploadMedia } from "#app/site/media/upload-media.service.server.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { StartError } from "#platform/process/start-error.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { openMediaStorage } from "./media-storage.server.ts";

const { db } = await createTestDatabase();
const server = await startS3Server();
afterAll(server.close);

const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
const open = (url: string) => openMediaStorage({ env: readEnv({ MEDIA_URL: url }), db, log });

test("a key that the storage refuses stops the start", async () => {
  await expect(open(server.url.replace("TESTKEY", "OTHER"))).rejects.toThrow(
    /^MEDIA_URL: the storage refused to write an object: 403 InvalidAccessKeyId/,
  );
  expect(lines).toEqual([]);
});

test("a storage that is away is logged without its credentials, and the site starts", async () => {
  server.state.mode = "failing";
  expect(await open(server.url)).toBeDefined();
  server.state.mode = "fine";
  expect(lines.join()).toContain("500 InternalError");
  expect(lines.join()).toContain(`http://127.0.0.1:${server.port}/media, does not work`);
  expect(lines.join()).not.toMatch(/TESTKEY|secret/i);
});

test("a site whose images are in a bucket does not start without it", async () => {
  expect(await open("")).toBeUndefined();
  await saveMedia(db, {
    id: "a".repeat(64),
    bytes: Buffer.from("<svg/>"),
    content_type: "image/svg+xml",
    original_type: "image/svg+xml",
    width: 1,
    height: 1,
  });
  const mediaStorage = await open(server.url);
  if (mediaStorage) await uploadMedia({ db, mediaStorage });
  const error = await open("").catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(/^MEDIA_URL is not set, and its bucket has 1 image /);
});
