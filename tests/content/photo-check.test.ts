import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { check } from "../support/content-check.ts";
import { writeContentFolder } from "../support/content-folder.ts";

describe("a photo", () => {
  const image = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: "#888" } });

  it("is read as WebP, JPEG, PNG, AVIF or SVG", async () => {
    for (const [extension, bytes] of [
      ["webp", await image(400).webp().toBuffer()],
      ["jpg", await image(400).jpeg().toBuffer()],
      ["jpeg", await image(400).jpeg().toBuffer()],
      ["png", await image(400).png().toBuffer()],
      ["avif", await image(400).avif({ effort: 0 }).toBuffer()],
      ["svg", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`)],
    ] as const) {
      expect(
        await check(writeContentFolder({ [`members/anna-kask.${extension}`]: bytes })),
      ).toEqual([]);
    }
  });

  it("must match its extension and must not be damaged", async () => {
    const jpeg = await image(400).jpeg().toBuffer();
    const noise = await sharp(
      Buffer.from(Array.from({ length: 480_000 }, (_, i) => (i * i) % 251)),
      {
        raw: { width: 400, height: 400, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    const file = (name: string) => `members/anna-kask.${name}`;
    expect(await check(writeContentFolder({ [file("png")]: jpeg }))).toEqual([
      `${file("png")}: this photo is JPEG inside: change its extension`,
    ]);
    expect(await check(writeContentFolder({ [file("jpg")]: "not a picture" }))).toEqual([
      `${file("jpg")}: this photo can't be read: save it again as WebP, JPEG, PNG, AVIF or SVG`,
    ]);
    expect(await check(writeContentFolder({ [file("jpg")]: noise.subarray(0, 20_000) }))).toEqual([
      `${file("jpg")}: this photo is damaged: save it again`,
    ]);
  });

  it("must not be larger than 10 MB or 50 million pixels", async () => {
    const huge = Buffer.alloc(10_000_001);
    const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>`;
    expect(await check(writeContentFolder({ "members/anna-kask.png": huge }))).toEqual([
      "members/anna-kask.png: this file is 10.1 MB: the most that is read is 10 MB",
    ]);
    expect(await check(writeContentFolder({ "members/anna-kask.svg": wide }))).toEqual([
      "members/anna-kask.svg: this photo has more than 50 million pixels: make it smaller",
    ]);
  });

  it("that is small or belongs to no member gets a warning; two of one member are an error", async () => {
    const small = await image(200).png().toBuffer();
    const webp = await image(400).webp().toBuffer();
    const folder = writeContentFolder({
      "members/anna-kask.png": small,
      "members/anna-kask.webp": webp,
      "members/bo.webp": webp,
    });
    expect(await check(folder)).toEqual([
      "members/anna-kask.png: warning this photo has 200 × 200 pixels: below 320 it looks blurry",
      "members/anna-kask.webp: this member has another photo, members/anna-kask.png: keep one",
      "members/bo.webp: warning there is no member file bo.yaml for this photo",
    ]);
  });

  it("may not be a folder in disguise", async () => {
    const folder = writeContentFolder();
    mkdirSync(join(folder, "members/anna-kask.png"));
    expect(await check(folder)).toEqual([]);
  });
});
