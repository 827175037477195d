import { expect, test } from "vitest";
import { COUNTRIES, isCountryCode } from "./countries.ts";
import { REGIONS, toCountryCodes, toPlace } from "./regions.ts";

test("regions have countries that exist, each once", () => {
  for (const { name, countries } of Object.values(REGIONS)) {
    const unknown = countries.filter((code) => !isCountryCode(code));
    expect(unknown, name).toEqual([]);
    expect(new Set<string>(countries).size, name).toBe(countries.length);
  }
});

test("every country but Antarctica and two islands near it is on a continent", () => {
  const continents = toCountryCodes(["europe", "asia", "africa", "americas", "oceania"]);
  const others = COUNTRIES.filter(({ code }) => !continents.includes(code));
  expect(others.map(({ name }) => name)).toEqual(["Antarctica"]);
});

test.each([
  ["eu", "europe"],
  ["nordics", "emea"],
  ["eastern-europe", "europe"],
  ["baltics", "eastern-europe"],
  ["latin-america", "americas"],
  ["gulf", "middle-east"],
])("all of %s but Greenland is in %s", (part, whole) => {
  const outside = toCountryCodes([part]).filter((code) => !toCountryCodes([whole]).includes(code));
  expect(outside.filter((code) => code !== "GL")).toEqual([]);
});

test("a place is a region in lower case or a code in upper case, as it is written", () => {
  expect(["EU", "Europe", "ee", "DACH", "Us"].map(toPlace)).toEqual([
    "eu",
    "europe",
    "EE",
    "dach",
    "US",
  ]);
});

test("places overlap without a country twice", () => {
  expect(toCountryCodes(["baltics", "EE", "PL"])).toEqual(["EE", "LT", "LV", "PL"]);
});
