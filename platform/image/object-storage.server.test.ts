import { afterAll, afterEach, expect, test } from "vitest";
import { type S3Mode, startS3Server } from "#tests/support/s3-server.ts";
import { type Bucket, parseBucketUrl } from "../process/bucket-url.ts";
import { StartError } from "../process/start-error.server.ts";
import {
  checkObjectStorage,
  openObjectStorage,
  StorageError,
  toObjectKey,
} from "./object-storage.server.ts";

const server = await startS3Server();
afterAll(server.close);
afterEach(() => {
  server.state.mode = "fine";
});

const toBucket = (url: string) => parseBucketUrl(url) as Bucket;
const bucket = toBucket(server.url);
const storage = await openObjectStorage(bucket);
const bytes = Buffer.from("an image");

async function store(): Promise<string> {
  const key = toObjectKey(bytes);
  await storage.store(key, bytes, "image/webp");
  return key;
}

test("an object is stored with its type, read and removed, by requests with a valid signature", async () => {
  const key = await store();
  expect(key).toMatch(/^[0-9a-f]{64}\/[0-9a-f-]{36}$/);
  expect(server.objects.get(key)).toEqual({ bytes, type: "image/webp" });
  expect(await storage.read(key)).toEqual(bytes);
  await storage.remove(key);
  expect(server.objects.has(key)).toBe(false);
  await storage.remove(key);
  await expect(storage.read(key)).rejects.toMatchObject({ reason: `the object ${key} is missing` });
});

test("keys of the same bytes differ: a late deletion hits no newer object", () => {
  expect(toObjectKey(bytes)).not.toBe(toObjectKey(bytes));
});

test.each<[S3Mode, RegExp]>([
  ["failing", /refused to read an object: 500 InternalError/],
  ["silent", /did not respond .* TimeoutError/],
  ["corrupt", /has other bytes/],
  ["redirecting", /refused to read an object: 307/],
  ["endless", /larger than an image/],
])("an object is not served when the storage is %s", { timeout: 15_000 }, async (mode, reason) => {
  const key = await store();
  server.state.mode = mode;
  const error = await storage.read(key).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StorageError);
  expect(error).toMatchObject({
    status: 503,
    retryAfter: 5,
    reason: expect.stringMatching(reason),
  });
});

test("an upload that the storage changes is an error", async () => {
  server.state.mode = "corrupt";
  await expect(store()).rejects.toThrow(StorageError);
});

test("more reads than a slow storage has room for are refused", async () => {
  const key = await store();
  const reads = Array.from({ length: 300 }, () => storage.read(key));
  const outcomes = await Promise.allSettled(reads);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(16 + 256);
  expect(outcomes.at(-1)).toMatchObject({ reason: { status: 503, retryAfter: 2 } });
});

test.each([
  ["a wrong secret", (url: string) => url.replace("secret", "terces"), "SignatureDoesNotMatch"],
  ["an unknown key", (url: string) => url.replace("TESTKEY", "OTHER"), "InvalidAccessKeyId"],
  ["a wrong region", (url: string) => url.replace("eu-test", "us-test"), "AuthorizationHeader"],
  ["another bucket", (url: string) => url.replace("/media", "/other"), "404 NoSuchBucket"],
])("%s stops the start with one line without the secret", async (_, change, reason) => {
  const wrong = toBucket(change(server.url));
  const checked = checkObjectStorage(await openObjectStorage(wrong), wrong);
  const error = await checked.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(/^MEDIA_URL: /);
  expect(message).toContain(reason);
  expect(message).not.toMatch(/\n|secret\+|terces/);
});

test("a check writes, reads and deletes one object", async () => {
  const before = server.requests.length;
  const count = server.objects.size;
  await checkObjectStorage(storage, bucket);
  expect(server.requests.slice(before).map((request) => request.split(" ")[0])).toEqual([
    "PUT",
    "GET",
    "DELETE",
  ]);
  expect(server.objects.size).toBe(count);
});

test("a storage that is away is no reason not to start", async () => {
  server.state.mode = "failing";
  await expect(checkObjectStorage(storage, bucket)).rejects.toThrow(StorageError);
  const other = await startS3Server();
  await other.close();
  const closed = toBucket(other.url);
  const checked = checkObjectStorage(await openObjectStorage(closed), closed);
  await expect(checked).rejects.toMatchObject({ reason: expect.stringContaining("ECONNREFUSED") });
});
