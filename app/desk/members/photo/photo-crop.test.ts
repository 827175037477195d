import { expect, test } from "vitest";
import { MAX_ZOOM, moveCrop, toSavedSide, toSquare, WHOLE, zoomCrop } from "./photo-crop.ts";

const WIDE = { width: 1_000, height: 600 };

test("the largest square is in the middle", () => {
  expect(toSquare(WIDE, WHOLE)).toEqual({ left: 200, top: 0, side: 600 });
});

test("of a tall photo the upper part is chosen, where a head is", () => {
  expect(toSquare({ width: 600, height: 1_600 }, WHOLE)).toEqual({ left: 0, top: 100, side: 600 });
});

test("what is saved has 640 pixels, and is never enlarged", () => {
  expect([toSavedSide(1_200), toSavedSide(640), toSavedSide(224.7)]).toEqual([640, 640, 225]);
});

test("the image follows the pointer and stops at its edges", () => {
  const moved = moveCrop(WIDE, WHOLE, { x: 0.1, y: 0.5 });
  // A tenth of the square to the right shows what was 60 pixels further left.
  expect(toSquare(WIDE, moved)).toEqual({ left: 140, top: 0, side: 600 });
  expect(toSquare(WIDE, moveCrop(WIDE, WHOLE, { x: 9, y: 0 })).left).toBe(0);
  expect(toSquare(WIDE, moveCrop(WIDE, WHOLE, { x: -9, y: 0 })).left).toBe(400);
});

test("zoom has its limits, and keeps the square inside", () => {
  expect(zoomCrop(WHOLE, 100).zoom).toBe(MAX_ZOOM);
  expect(zoomCrop(WHOLE, 0.1).zoom).toBe(1);
  const { left, top, side } = toSquare(WIDE, { zoom: 4, x: 1, y: 1 });
  expect([left + side, top + side]).toEqual([1_000, 600]);
});
