import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { createAnimation } from "#tests/support/hostile-images.ts";
import { createHeadshot, createPhoto } from "#tests/support/photos.ts";
import type { ImageExtension } from "./image.server.ts";
import { inspectPortrait, toPortrait } from "./portrait.server.ts";

const headshot = await (await createHeadshot()).png().toBuffer();

const inspect = (bytes: Buffer, extension: ImageExtension = "png") =>
  inspectPortrait(bytes, extension);

/** Brightness of the published portrait, 0 to 255, in a square around a point in parts of its side. */
async function readBrightness(original: Buffer, x: number, y: number): Promise<number> {
  const { bytes, width } = await toPortrait(original);
  const area = {
    left: Math.round((x - 0.02) * width),
    top: Math.round((y - 0.02) * width),
    width: Math.round(0.04 * width),
    height: Math.round(0.04 * width),
  };
  const pixels = await sharp(bytes).extract(area).greyscale().raw().toBuffer();
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
}

/** Where the hair is, the darkest part of these photos, in parts of the side. */
async function findHair(original: Buffer): Promise<{ x: number; y: number }> {
  const { bytes } = await toPortrait(original);
  const pixels = await sharp(bytes).resize(32, 32).greyscale().raw().toBuffer();
  const darkest = pixels.indexOf(Math.min(...pixels));
  return { x: (darkest % 32) / 32, y: Math.floor(darkest / 32) / 32 };
}

test("a portrait is a square of 640 pixels in ink on a tint, without metadata and colors", async () => {
  const original = await sharp(headshot)
    .withExif({ IFD0: { Copyright: "somebody" } })
    .jpeg()
    .toBuffer();
  expect(await inspect(original, "jpg")).not.toHaveProperty("warning");
  const { bytes, ...rest } = await toPortrait(original);
  expect(rest).toEqual({ content_type: "image/webp", width: 640, height: 640 });
  const { exif, icc, format } = await sharp(bytes).metadata();
  expect([exif, icc, format]).toEqual([undefined, undefined, "webp"]);
  expect(bytes.length).toBeLessThan(60_000);
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 315, top: 240, width: 1, height: 1 })
    .raw()
    .toBuffer();
  // The skin was redder than blue by 90.
  expect(Math.abs(red - blue)).toBeLessThan(40);
});

describe("the brightness is fair", () => {
  test.each([
    ["a usual one", 1, 0],
    ["a dark one", 0.25, 0],
    ["a bright one", 0.45, 135],
    ["a flat one", 0.3, 90],
  ])("%s", async (_, factor, offset) => {
    const photo = await sharp(headshot).linear(factor, offset).png().toBuffer();
    expect(await inspect(photo)).not.toHaveProperty("error");
    const [skin, hair] = [
      await readBrightness(photo, 0.5, 0.46),
      await readBrightness(photo, 0.5, 0.3),
    ];
    expect(skin).toBeGreaterThan(90);
    expect(skin).toBeLessThan(245);
    expect(skin - hair).toBeGreaterThan(60);
  });
});

describe("the face is in the frame", () => {
  const toBytes = async (photo: Promise<Sharp>) => (await photo).jpeg().toBuffer();
  test.each([
    ["of a wide photo at the right", 1200, 800, { x: 950, y: 300, radius: 100 }],
    ["of a wide photo at the left", 1200, 700, { x: 260, y: 280, radius: 95 }],
    ["of a tall photo", 800, 1200, { x: 400, y: 330, radius: 110 }],
    ["of a person from head to foot", 600, 1500, { x: 300, y: 230, radius: 70 }],
  ])("%s", async (_, width, height, head) => {
    const { x, y } = await findHair(await toBytes(createPhoto(width, height, [head])));
    expect(x).toBeGreaterThan(0.15);
    expect(x).toBeLessThan(0.85);
    expect(y).toBeGreaterThan(0.05);
    expect(y).toBeLessThan(0.7);
  });

  test("also where a camera was held sideways", async () => {
    const sideways = await sharp(headshot)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await readBrightness(sideways, 0.5, 0.3)).toBeLessThan(60);
    expect(await readBrightness(sideways, 0.5, 0.46)).toBeGreaterThan(120);
  });

  test("without the bars at two opposite edges", async () => {
    const film = await sharp(headshot)
      .extend({ left: 300, right: 300, background: "#000" })
      .jpeg()
      .toBuffer();
    expect(await inspect(film, "jpg")).toMatchObject({ width: 1240 });
    expect(await readBrightness(film, 0.05, 0.1)).toBeGreaterThan(60);
    expect(await readBrightness(film, 0.95, 0.1)).toBeGreaterThan(60);
  });
});

test("grey, CMYK, 16 bits, transparent parts and a first frame become the same kind of image", async () => {
  const photo = () => sharp(headshot);
  const mask = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><ellipse cx="320" cy="340" rx="250" ry="300" fill="#fff"/></svg>',
  );
  const frame = await sharp(await createAnimation())
    .resize(400, 300)
    .webp()
    .toBuffer();
  const cases: [Buffer, ImageExtension][] = [
    [await photo().greyscale().jpeg().toBuffer(), "jpg"],
    [await photo().toColourspace("cmyk").jpeg().toBuffer(), "jpg"],
    [await photo().toColourspace("rgb16").png().toBuffer(), "png"],
    [
      await photo()
        .ensureAlpha()
        .composite([{ input: mask, blend: "dest-in" }])
        .png()
        .toBuffer(),
      "png",
    ],
    [frame, "webp"],
  ];
  for (const [bytes, extension] of cases) {
    expect(await inspect(bytes, extension)).not.toHaveProperty("error");
    const portrait = await toPortrait(bytes);
    expect(portrait.width).toBe(portrait.height);
    expect(await sharp(portrait.bytes).metadata()).toMatchObject({
      space: "srgb",
      channels: 3,
      depth: "uchar",
    });
  }
});

test("a small photo is not enlarged", async () => {
  const small = await sharp(headshot).resize(200).png().toBuffer();
  expect(await inspect(small)).toMatchObject({
    warning: "this photo has 200 × 200 pixels: below 320 it looks blurry",
  });
  expect(await toPortrait(small)).toMatchObject({ width: 200, height: 200 });
});

test("a group is shown in part, which a person has to look at", async () => {
  const heads = [300, 750, 1200].map((x) => ({ x, y: 380, radius: 90 }));
  const group = await (await createPhoto(1500, 1000, heads)).jpeg().toBuffer();
  expect(await inspect(group, "jpg")).toMatchObject({
    warning: "this photo is wide: check which part is shown, or crop it around the face",
  });
});

describe("what cannot be a portrait is refused with what to do", () => {
  const photo = () => sharp(headshot);
  test.each<[string, () => Sharp]>([
    ["this photo has 100 × 100 pixels: use one of at least 320 × 320", () => photo().resize(100)],
    [
      "this photo has 640 × 180 pixels: crop it to a square around the face",
      () => photo().extract({ left: 0, top: 150, width: 640, height: 180 }),
    ],
    [
      "this photo has 180 × 640 pixels: crop it to a square around the face",
      () => photo().extract({ left: 230, top: 0, width: 180, height: 640 }),
    ],
    ["this photo is too dark: use one with light on the face", () => photo().linear(0.05, 0)],
    [
      "this photo is too bright: use one in which the face has shadows",
      () => photo().linear(0.05, 235),
    ],
  ])("%s", async (error, toPhoto) => {
    expect(await inspect(await toPhoto().png().toBuffer())).toEqual({ error });
  });
});

test("a drawing stays as it is", async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#c00"/></svg>',
  );
  expect(await inspect(drawing, "svg")).not.toHaveProperty("error");
  const [red, green] = await sharp((await toPortrait(drawing)).bytes)
    .raw()
    .toBuffer();
  expect([(red ?? 0) > 180, (green ?? 255) < 20]).toEqual([true, true]);
});
