import { expect, test } from "vitest";
import { PackedList } from "./packed-list.server.ts";

const toRecord = (number: number) => ({ number, text: `Text ${number}`, none: null, list: ["ä“"] });

test.each([0, 1, 100, 101, 250])("%d values come back in their order, in batches", (count) => {
  const values = Array.from({ length: count }, (_, number) => toRecord(number));
  const list = new PackedList<(typeof values)[number]>();
  for (const value of values) list.push(value);
  const batches = [...list.batches()];
  expect(batches.flat()).toEqual(values);
  expect(Math.max(0, ...batches.map(({ length }) => length))).toBeLessThanOrEqual(100);
});
