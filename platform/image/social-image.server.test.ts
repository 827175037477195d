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

test("more pictures at once than one core can draw are refused for a moment", async () => {
  const images = Array.from({ length: 20 }, (_, place) =>
    getSocialImage({ ...card, title: `Picture ${place}` }),
  );
  expect(() => getSocialImage({ ...card, title: "One too many" })).toThrow("Too many pictures");
  expect(await Promise.all(images)).toHaveLength(20);
});

test("scripts that the fonts do not have are known beforehand", () => {
  expect(isDrawable("Žofie O'Neil-Łoś, Олексій 2026")).toBe(true);
  expect(isDrawable("田中")).toBe(false);
  expect(isDrawable("გიორგი")).toBe(false);
});
