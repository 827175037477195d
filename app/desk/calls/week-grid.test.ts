import { expect, test } from "vitest";
import { toWeekGrid } from "./week-grid.ts";

const DAYS = ["2026-10-24", "2026-10-25", "2026-10-26"];
const call = (from: string, minutes = 30) => {
  const starts_at = new Date(from);
  return { starts_at, ends_at: new Date(starts_at.getTime() + minutes * 60_000) };
};
const place = (...calls: ReturnType<typeof call>[]) => toWeekGrid(calls, DAYS, "Europe/Tallinn");

test("a call is where the agency's clocks have it, in rows of five minutes", () => {
  const { hours, days } = place(call("2026-10-26T08:20:00Z", 45));
  expect(hours).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(days[2]?.calls[0]).toMatchObject({ row: 12 + 5, span: 9, lane: 1 });
});

test("without calls the working day is shown", () => {
  expect(place().hours).toHaveLength(9);
  expect(place().days.map(({ lanes }) => lanes)).toEqual([1, 1, 1]);
});

test("early and late calls make the grid longer, one over midnight ends at it", () => {
  const { hours, days } = place(call("2026-10-26T04:00:00Z"), call("2026-10-26T21:45:00Z"));
  expect([hours[0], hours.at(-1)]).toEqual([6, 23]);
  expect(days[2]?.calls[1]?.span).toBe(3);
});

test("calls at the same time are beside each other, the next one is in the first lane again", () => {
  const { days } = place(
    call("2026-10-26T08:00:00Z"),
    call("2026-10-26T08:15:00Z"),
    call("2026-10-26T09:00:00Z"),
  );
  expect(days[2]?.lanes).toBe(2);
  expect(days[2]?.calls.map(({ lane }) => lane)).toEqual([1, 2, 1]);
});

test("two calls in the hour that comes twice are beside each other, on their day", () => {
  const { days } = place(call("2026-10-25T00:30:00Z"), call("2026-10-25T01:30:00Z"));
  expect(days[1]?.calls.map(({ row, lane }) => [row, lane])).toEqual([
    [7, 1],
    [7, 2],
  ]);
});
