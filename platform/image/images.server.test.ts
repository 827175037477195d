import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toImageUrl } from "./image-url.ts";
import { createImages } from "./images.server.ts";

let folder: string;
const asked: string[] = [];
const PHOTO = "/media/photo.webp";
const DRAWING = "/media/drawing.svg";
const stored = new Map<string, { bytes: Uint8Array; contentType: string }>();
const warnings: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ogds-pictures-"));
  const photo = sharp({
    create: { width: 600, height: 400, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } },
  });
  stored.set(PHOTO, { bytes: await photo.webp().toBuffer(), contentType: "image/webp" });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><path d="M0 0h9"/></svg>';
  stored.set(DRAWING, { bytes: Buffer.from(drawing), contentType: "image/svg+xml" });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const images = () =>
  createImages({
    folder: join(folder, "cache"),
    log: { warn: (...words: unknown[]) => void warnings.push(words) },
    findStored: async (path) => {
      asked.push(path);
      return stored.get(path);
    },
  });
const read = (address: string) => images().get(address.replace("/_ipx/", ""));
const sizeOf = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};

describe("a picture in other measures", () => {
  test.each([
    [`f_webp&w_320${PHOTO}`, { format: "webp", width: 320, height: 213 }],
    [`h_320${PHOTO}`, { format: "webp", width: 480, height: 320 }],
    [`s_128x128${PHOTO}`, { format: "webp", width: 128, height: 128 }],
    [`s_128x128,fit_inside${PHOTO}`, { format: "webp", width: 128, height: 85 }],
    [`s_128,fit_contain,b_ffffff${PHOTO}`, { format: "webp", width: 128, height: 128 }],
    [`f_jpeg&w_320${PHOTO}`, { format: "jpeg", width: 320, height: 213 }],
  ])("%s", async (address, size) => {
    const { bytes, contentType } = await read(address);
    expect(await sizeOf(bytes)).toEqual(size);
    expect(contentType).toBe(`image/${size.format}`);
  });

  test("is never larger than the stored one, and has the requested proportions", async () => {
    expect(await sizeOf((await read(`w_3072${PHOTO}`)).bytes)).toMatchObject({ width: 600 });
    expect(await sizeOf((await read(`s_1024${PHOTO}`)).bytes)).toMatchObject({
      width: 400,
      height: 400,
    });
    expect((await read(`f_webp&w_640${PHOTO}`)).bytes).toEqual(stored.get(PHOTO)?.bytes);
  });

  test("has the requested background where it is transparent, and white as JPEG", async () => {
    const corner = async (address: string) => {
      const { bytes } = await read(address);
      return [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
    };
    expect(await corner(`f_jpeg&w_48${PHOTO}`)).toEqual([255, 255, 255]);
    const [red = 0, green = 0, blue = 0] = await corner(`f_jpeg&w_48&b_0d1526${PHOTO}`);
    expect(Math.max(red - 13, green - 21, blue - 38)).toBeLessThanOrEqual(2);
  });
});

test("an SVG is served as it is unless a format is requested, then in the requested size", async () => {
  const svg = await read(`w_320${DRAWING}`);
  expect(svg).toMatchObject({ contentType: "image/svg+xml" });
  expect(await sizeOf((await read(`f_webp&w_1024${DRAWING}`)).bytes)).toEqual({
    format: "webp",
    width: 1024,
    height: 576,
  });
  expect(await sizeOf((await read(`f_jpeg${DRAWING}`)).bytes)).toMatchObject({ width: 1536 });
});

test("it is rendered once: from the disk afterwards, and once for concurrent requests", async () => {
  const address = `f_webp&w_80${PHOTO}`;
  const site = images();
  asked.length = 0;
  const answers = await Promise.all(Array.from({ length: 5 }, () => site.get(address)));
  expect(asked).toEqual([PHOTO]);
  const again = await read(address);
  expect(asked).toEqual([PHOTO]);
  expect(again.bytes).toEqual(answers[0]?.bytes);
  expect(again.etag).toBe(answers[0]?.etag);
  expect(again.etag).not.toBe((await read(`f_webp&w_48${PHOTO}`)).etag);
});

test("anything that is not offered is 400, an unknown picture 404", async () => {
  await expect(read(`w_321${PHOTO}`)).rejects.toMatchObject({ status: 400 });
  await expect(read("w_320")).rejects.toMatchObject({ status: 400 });
  await expect(read("w_320/https://a.example/x.png")).rejects.toMatchObject({ status: 404 });
  await expect(read("_/media/../../etc/passwd")).rejects.toMatchObject({ status: 404 });
  expect(toImageUrl(PHOTO, {})).toBe(`/_ipx/_${PHOTO}`);
});

test("more than can be drawn soon is refused for a moment", async () => {
  const photo = stored.get(PHOTO);
  const site = createImages({
    folder: join(folder, "busy"),
    log: { warn: () => {} },
    findStored: async () => photo,
  });
  const answers = await Promise.allSettled(
    Array.from({ length: 80 }, (_, place) => site.get(`w_48/media/${place}.webp`)),
  );
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(80 - 62);
  expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 2 } });
});

test("a folder that cannot be used costs the cache and not the picture", async () => {
  const site = createImages({
    folder: "/dev/null/pictures",
    log: { warn: (...words: unknown[]) => void warnings.push(words) },
    findStored: async (path) => stored.get(path),
  });
  warnings.length = 0;
  expect(await sizeOf((await site.get(`w_320${PHOTO}`)).bytes)).toMatchObject({ width: 320 });
  expect(warnings).toHaveLength(1);
});
