import { afterAll, expect, test } from "vitest";
import { countMediaInBucket, saveMedia } from "#app/site/media/media.repository.server.ts";
import { uploadMedia } from "#app/site/media/upload-media.service.server.ts";
import { openObjectStorage } from "#platform/image/object-storage.server.ts";
import { parseBucketUrl } from "#platform/process/bucket-url.ts";
import { readEnv } from "#platform/process/env.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { runMediaCommand } from "./media-command.ts";

const { db, url } = await createTestDatabase();
const server = await startS3Server();
afterAll(server.close);

async function run(args: string[], MEDIA_URL = server.url) {
  const out: string[] = [];
  const code = await runMediaCommand(args, {
    readEnv: () => readEnv({ DATABASE_URL: url, MEDIA_URL }),
    callerDir: "",
    print: (text) => out.push(text),
    printError: (text) => out.push(text),
    printNote: () => undefined,
  });
  return { code, out: out.join("\n") };
}

test("download copies the images of the bucket into the database", async () => {
  await saveMedia(db, {
    id: "a".repeat(64),
    bytes: Buffer.from("<svg/>"),
    content_type: "image/svg+xml",
    original_type: "image/svg+xml",
    width: 1,
    height: 1,
  });
  const bucket = parseBucketUrl(server.url) ?? expect.fail();
  await uploadMedia({ db, mediaStorage: await openObjectStorage(bucket) });
  server.state.mode = "failing";
  const failed = await run(["download"]);
  expect(failed).toMatchObject({ code: 1, out: expect.stringContaining("500 InternalError") });
  expect(failed.out).not.toMatch(/TESTKEY|\n/);
  server.state.mode = "fine";
  expect(await run(["download"])).toEqual({ code: 0, out: "Copied 1 image into the database." });
  expect(await countMediaInBucket(db)).toBe(0);
  expect(await run(["download"])).toEqual({ code: 0, out: "Copied 0 images into the database." });
});

test("a wrong command says which there is", async () => {
  expect(await run([])).toMatchObject({ code: 2, out: expect.stringContaining("download") });
  expect(await run(["download"], "")).toMatchObject({
    code: 2,
    out: expect.stringMatching(/^MEDIA_URL is not set/),
  });
});
