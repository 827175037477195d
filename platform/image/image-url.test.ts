import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ImageModifiers,
  PICTURE_BACKGROUNDS,
  PICTURE_FITS,
  PICTURE_FORMATS,
  PICTURE_QUALITIES,
  PICTURE_SIDES,
  toImageUrl,
} from "./image-url.ts";
import { ImageUrlError, parseImageModifiers, parseImageUrl } from "./parse-image-url.ts";

const SRC = `/media/${"a".repeat(64)}.webp`;

test("sides are the breakpoints and the squares in use, in densities 1 and 2", () => {
  expect(PICTURE_SIDES).toEqual([
    48, 80, 96, 128, 160, 256, 320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072,
  ]);
});

describe("an image path has modifiers format, fit, width, height, resize, quality, background", () => {
  test.each<[string, ImageModifiers]>([
    ["_", {}],
    ["f_webp&w_320", { format: "webp", width: 320 }],
    ["format_webp,width_320", { format: "webp", width: 320 }],
    ["f=jpg&q=60", { format: "jpeg", quality: 60 }],
    ["s_160x160,fit_cover", { fit: "cover", width: 160, height: 160 }],
    ["resize_160", { width: 160, height: 160 }],
    ["w_1280&h_720", { width: 1280, height: 720 }],
    ["h_320", { height: 320 }],
    ["b_FFFFFF", { background: "ffffff" }],
    ["background_#0d1526", { background: "0d1526" }],
  ])("%s", (text, modifiers) => {
    expect(parseImageModifiers(text)).toEqual(modifiers);
  });

  test.each([
    "",
    "w",
    "w_",
    "w_321",
    "w_0",
    "w_-320",
    "w_3.2e2",
    "w_1e9",
    "w_320px",
    "h_99999",
    "w_320&w_640",
    "w_320&width_320",
    "w_320,,f_webp",
    "w_320&",
    "s_160x91",
    "s_160x160&w_160",
    "w_320&h_640",
    "f_avif",
    "f_auto",
    "f_webp_x",
    "q_100",
    "q_81",
    "fit_fill",
    "b_red",
    "enlarge_true",
    "blur_5",
    "rotate_90",
    "extract_0_0_9_9",
    "toString_1",
    "__proto___1",
    "W_320",
    "w_320 ",
    "w_320\n",
    "x".repeat(201),
    "constructor=1",
    "w_٣٢٠",
  ])("%j is not offered", (text) => {
    expect(() => parseImageModifiers(text)).toThrow(ImageUrlError);
  });
});

test("what pages write is what is read", () => {
  const modifiers = fc.record(
    {
      format: fc.constantFrom(...PICTURE_FORMATS),
      fit: fc.constantFrom(...PICTURE_FITS),
      width: fc.constantFrom(...PICTURE_SIDES),
      quality: fc.constantFrom(...PICTURE_QUALITIES),
      background: fc.constantFrom(...PICTURE_BACKGROUNDS),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(modifiers, (given) => {
      const url = toImageUrl(SRC, given);
      expect(parseImageUrl(url.slice("/_ipx/".length))).toEqual({
        modifiers: given,
        path: SRC,
      });
    }),
  );
});

test("parsing any text throws nothing but its own error", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      try {
        parseImageUrl(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ImageUrlError);
      }
    }),
    { numRuns: 2_000 },
  );
});
