import { expect, it } from "vitest";
import { isTimeZone } from "./time-zone.ts";

it.each([
  "UTC",
  "Europe/Tallinn",
  "Europe/Kyiv",
  "Europe/Kiev",
  "America/Argentina/Cordoba",
  "America/Port-au-Prince",
  "Etc/GMT+3",
  "EST",
])("%s is a time zone", (name) => expect(isTimeZone(name)).toBe(true));

it.each(["", "europe/tallinn", "Europe/tallinn", "Europe/Talinn", "+02:00", "Tallinn", "Europe/"])(
  "%j is no time zone",
  (name) => expect(isTimeZone(name)).toBe(false),
);
