import { expect, test } from "vitest";
import { toPlaceName, toPresentName } from "./time-zone-names.ts";

test("a place is written as in English, with its accents", () => {
  const zones = ["Europe/Kyiv", "America/New_York", "America/Sao_Paulo", "UTC"];
  expect(zones.map(toPlaceName)).toEqual(["Kyiv", "New York", "São Paulo", "UTC"]);
});

test("a zone that was renamed has its present name, and any other its own", () => {
  const zones = ["Europe/Kiev", "Asia/Calcutta", "Europe/Tallinn"];
  expect(zones.map(toPresentName)).toEqual(["Europe/Kyiv", "Asia/Kolkata", "Europe/Tallinn"]);
});
