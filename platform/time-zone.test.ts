import { expect, it } from "vitest";
import { isTimeZone } from "./time-zone.ts";

it.each([
  "UTC",
  "Europe/Tallinn",
  "Europe/Kyiv",
  "Europe/Kiev",
  "America/Argentina/Cordoba",
  "Etc/GMT+3",
])("%s is a time zone", (name) => expect(isTimeZone(name)).toBe(true));

it.each([
  "",
  "europe/tallinn",
  "Europe/tallinn",
  "Europe/Talinn",
  "EST",
  "+02:00",
  "Tallinn",
  "Europe/",
])("%j is no time zone", (name) => expect(isTimeZone(name)).toBe(false));
