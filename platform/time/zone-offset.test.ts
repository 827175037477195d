import { expect, test, vi } from "vitest";
import { toZoneOffset } from "./zone-offset.ts";

const ZONES = ["Europe/Tallinn", "America/New_York", "Asia/Kolkata"];
const MOMENTS = ["2026-01-15T12:00:00Z", "2026-07-15T12:00:00Z"].map((moment) => new Date(moment));

test("comparing zones at two moments in turn makes each formatter once", () => {
  // The first of the two is the oldest of all that are known.
  for (const moment of [MOMENTS[0], ...["01", "02", "03"].map((day) => `2026-03-${day}`)]) {
    toZoneOffset("Asia/Tokyo", new Date(moment ?? ""));
  }
  const compare = () => ZONES.map((zone) => MOMENTS.map((moment) => toZoneOffset(zone, moment)));
  const offsets = compare();
  expect(offsets).toEqual([
    [120, 180],
    [-300, -240],
    [330, 330],
  ]);
  // why: making a formatter is what is counted, and it still makes one.
  const make = vi.spyOn(Intl, "DateTimeFormat");
  expect(compare()).toEqual(offsets);
  expect(make).not.toHaveBeenCalled();
});
