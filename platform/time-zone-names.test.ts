import { expect, test } from "vitest";
import { toPlaceName } from "./time-zone-names.ts";

test("a place is written as in English, with its accents", () => {
  const zones = ["Europe/Kyiv", "America/New_York", "America/Sao_Paulo", "UTC"];
  expect(zones.map(toPlaceName)).toEqual(["Kyiv", "New York", "São Paulo", "UTC"]);
});
