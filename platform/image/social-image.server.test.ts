import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { getSocialImage } from "./social-cache.server.ts";
import { toDrawnText, toTitleSize } from "./social-text.ts";

const card = { eyebrow: "Hire", title: "React developers", detail: "21 people", brand: "OGDS" };
const LONG = {
  eyebrow: "Vetted developer",
  title: "Maximilian-Alexander von und zu Schwarzenberg-Hohenstein",
  detail:
    "Principal platform engineer for regulated industries in four countries · Senior, 18 years",
  chips: ["Kubernetes · 8 yrs.", "Microsoft SQL Server · 12 yrs.", "TypeScript · 9 yrs."],
  figure: { value: "€4,000–5,500 / month", label: "the rates you pay" },
  brand: "OGDS",
};
const COLORS = ["#cc0000", "#00aa00", "#0000cc", "#aaaa00", "#00aaaa", "#aa00aa"];

const toPortrait = async (background: string) => ({
  bytes: await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer(),
  contentType: "image/webp",
});

function portraitsOf(...colors: string[]) {
  const read = vi.fn(() => Promise.all(colors.map(toPortrait)));
  return { shape: "portrait" as const, names: colors, read };
}

/** The colors of a row of pixels, or of a single one, as hexadecimal. */
async function readColors(bytes: Buffer, left: number, top: number, width = 1) {
  const raw = await sharp(bytes)
    .extract({ left, top, width, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: width }, (_, x) => `#${raw.toString("hex", x * 3, x * 3 + 3)}`);
}

/** Whether something is drawn in an area. */
async function findInk(
  bytes: Buffer,
  area: { left: number; top: number; width: number; height: number },
) {
  const raw = await sharp(bytes).extract(area).removeAlpha().raw().toBuffer();
  return raw.some((value) => value < 250);
}

test("a social image is a PNG of 1200×630, drawn once for the same words", async () => {
  const bytes = await getSocialImage(card);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await getSocialImage({ ...card })).toBe(bytes);
  expect(await getSocialImage({ ...card, title: "Vue.js developers" })).not.toEqual(bytes);
});

test("pictures of an image that is cached are not read again", async () => {
  const portraits = portraitsOf("#cc0000");
  const bytes = await getSocialImage(card, portraits);
  expect(await getSocialImage({ ...card }, portraits)).toBe(bytes);
  expect(portraits.read).toHaveBeenCalledOnce();
  expect(await getSocialImage(card, portraitsOf("#00aa00"))).not.toEqual(bytes);
});

test("one portrait is large, six are two rows of three", async () => {
  const one = await getSocialImage(card, portraitsOf("#cc0000"));
  expect(await readColors(one, 972, 228)).toEqual(["#cc0000"]);
  const six = await getSocialImage(card, portraitsOf(...COLORS));
  const [top, bottom] = [140, 292];
  const seen = [];
  for (const y of [top, bottom]) {
    for (const x of [756, 908, 1060]) seen.push(...(await readColors(six, x, y)));
  }
  expect(seen).toEqual(COLORS);
});

test("an image whose picture is gone has the words alone", async () => {
  const gone = { shape: "drawing" as const, names: ["gone"], read: () => Promise.resolve([]) };
  expect(await getSocialImage(card, gone)).toEqual(await getSocialImage(card));
});

test.for([0, 1, 2, 3, 6])(
  "the longest words end above the name of the site, beside %i portraits",
  async (count) => {
    const pictures = count > 0 ? portraitsOf(...COLORS.slice(0, count)) : undefined;
    const bytes = await getSocialImage(LONG, pictures);
    const between = { left: 0, top: 480, width: 640, height: 10 };
    expect(await findInk(bytes, between)).toBe(false);
    // Only the curves, where nothing else is.
    expect(await findInk(bytes, { left: 1134, top: 0, width: 60, height: 480 })).toBe(count === 0);
    expect(await findInk(bytes, { left: 0, top: 590, width: 1200, height: 40 })).toBe(false);
  },
);

test("more pictures at once than one core can draw are refused for a moment", async () => {
  const images = Array.from({ length: 20 }, (_, place) =>
    getSocialImage({ ...card, title: `Picture ${place}` }),
  );
  expect(() => getSocialImage({ ...card, title: "One too many" })).toThrow("Too many images");
  expect(await Promise.all(images)).toHaveLength(20);
});

test.for([
  ["Žofie O'Neil-Łoś, Олексій 2026", "Žofie O'Neil-Łoś, Олексій 2026"],
  ["正直に見積もる", "正直に見積もる"],
  ["გიორგი · Գոհար · Ελένη", "გიორგი · Գոհար · Ελένη"],
  ["שלום · 4 min read", "4 min read"],
  ["Ship it 🚀 today", "Ship it today"],
  ["สวัสดี", ""],
] as const)("of %o the letters that can be drawn are drawn", ([text, drawn]) => {
  expect(toDrawnText(text)).toBe(drawn);
});

test("a letter of another script is drawn, and is no empty box", async () => {
  const [kanji, kana] = await Promise.all(
    ["見", "か"].map((title) => getSocialImage({ ...card, title })),
  );
  expect(kanji).not.toEqual(kana);
});

test("a title is as large as its lines allow, and no word is wider than a line", () => {
  expect(toTitleSize("React developers", 880, 3)).toBe(84);
  expect(toTitleSize("Estimating honestly when the client wants one number", 696, 3)).toBe(56);
  expect(toTitleSize("Business intelligence and data warehousing developers", 568, 3)).toBe(44);
  expect(toTitleSize("Fullstack-Softwareentwicklungsexperten", 696, 3)).toBe(44);
});
