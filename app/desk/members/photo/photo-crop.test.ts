import { expect, test } from "vitest";
import { MAX_ZOOM, moveCrop, toSquare, WHOLE, zoomCrop } from "./photo-crop.ts";

const WIDE = { width: 1_000, height: 600 };

test("the largest square is in the middle", () => {
  expect(toSquare(WIDE, WHOLE)).toEqual({ left: 200, top: 0, side: 600 });
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
