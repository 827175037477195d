import sharp from "sharp";
import { expect, test } from "vitest";
import {
  createAnimation,
  createCmyk,
  createImage,
  createPixelBomb,
  createTruncated,
} from "#tests/support/hostile-images.ts";
import { inspectImage, toMaster } from "./image.server.ts";

test("an image that unpacks to more than 50 million pixels is refused by its header", async () => {
  const bomb = createPixelBomb();
  expect(bomb.length).toBeLessThan(200);
  expect(await inspectImage(bomb, "png", "photo")).toEqual({
    error: "this photo has more than 50 million pixels: make it smaller",
  });
  await expect(toMaster(bomb, 1_536)).rejects.toThrow(/pixel limit/i);
});

test.each(["jpeg", "png", "webp"] as const)(
  "a %s that ends in the middle is refused",
  async (format) => {
    const truncated = await createTruncated(format);
    expect(await inspectImage(truncated, format, "photo")).toEqual({
      error: expect.stringMatching(/^this photo (is damaged|can't be read): save it again/),
    });
  },
);

test("of an animation the first frame is shown", async () => {
  const animation = await createAnimation();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  expect(await inspectImage(animation, "webp", "photo")).toMatchObject({ width: 80, height: 60 });
  const { bytes, ...size } = await toMaster(animation, 1_536);
  expect(size).toMatchObject({ width: 80, height: 60 });
  expect((await sharp(bytes).metadata()).pages).toBeUndefined();
  const [red, , blue] = await sharp(bytes).raw().toBuffer();
  expect([(red ?? 0) > 150, (blue ?? 255) < 80]).toEqual([true, true]);
});

test("a photo in CMYK is shown in the colors of screens, without its profile", async () => {
  const cmyk = await createCmyk();
  expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
  expect(await inspectImage(cmyk, "jpg", "photo")).toMatchObject({ width: 90, height: 60 });
  const { bytes } = await toMaster(cmyk, 1_536);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ space: "srgb", channels: 3 });
  expect(metadata.icc).toBeUndefined();
  const [red, green] = await sharp(bytes).raw().toBuffer();
  expect((red ?? 0) - (green ?? 0)).toBeGreaterThan(60);
});

test("a GIF under another name, an empty file and text are refused", async () => {
  const gif = await createImage(20, 20).gif().toBuffer();
  expect(await inspectImage(gif, "png", "logo")).toEqual({
    error: "this logo is GIF inside: change its extension",
  });
  for (const bytes of [Buffer.alloc(0), Buffer.from("<html></html>"), Buffer.alloc(1_000)]) {
    expect(await inspectImage(bytes, "png", "logo")).toEqual({
      error: "this logo can't be read: save it again as WebP, JPEG, PNG, AVIF or SVG",
    });
  }
});

test("a drawing that claims to be kilometers wide is drawn at the size of pages", async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="3000"><rect width="6000" height="3000"/></svg>',
  );
  expect(await toMaster(drawing, 1_536)).toMatchObject({ width: 1_536, height: 768 });
});
