import sharp from "sharp";
import { expect, test } from "vitest";
import { getSocialImage } from "./social-cache.server.ts";
import { isDrawable } from "./social-image.server.ts";

const card = { eyebrow: "Hire", title: "React developers", detail: "21 people", brand: "OGDS" };

test("a social image is a PNG of 1200×630, drawn once for the same words", async () => {
  const bytes = await getSocialImage(card);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await getSocialImage({ ...card })).toBe(bytes);
  expect(await getSocialImage({ ...card, title: "Vue.js developers" })).not.toEqual(bytes);
});

test("a picture and a rate are drawn at the right, and the same picture is drawn once", async () => {
  const image = {
    bytes: await sharp({ create: { width: 90, height: 60, channels: 3, background: "#c00" } })
      .webp()
      .toBuffer(),
    contentType: "image/webp",
  };
  const figure = { value: "€58 / h", label: "the rate you pay" };
  const portrait = { ...card, picture: { shape: "portrait", image } as const, figure };
  const bytes = await getSocialImage(portrait, "/media/a.webp");
  const middle = await sharp(bytes)
    .extract({ left: 972, top: 228, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(middle[0]).toBeGreaterThan(180);
  expect(middle[1]).toBeLessThan(40);
  expect(await getSocialImage({ ...portrait }, "/media/a.webp")).toBe(bytes);
  expect(await getSocialImage(portrait, "/media/b.webp")).not.toBe(bytes);
});

test("more pictures at once than one core can draw are refused for a moment", async () => {
  const images = Array.from({ length: 20 }, (_, place) =>
    getSocialImage({ ...card, title: `Picture ${place}` }),
  );
  expect(() => getSocialImage({ ...card, title: "One too many" })).toThrow("Too many images");
  expect(await Promise.all(images)).toHaveLength(20);
});

test("scripts that the fonts do not have are known beforehand", () => {
  expect(isDrawable("Žofie O'Neil-Łoś, Олексій 2026")).toBe(true);
  expect(isDrawable("田中")).toBe(false);
  expect(isDrawable("გიორგი")).toBe(false);
});
