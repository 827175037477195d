import { expect, test } from "vitest";
import { toFittingOptions } from "./fitting-options.ts";

const options = ["Azure", "C++", "PostgreSQL", "React", "Ruby on Rails", "São Script"].map(
  (label) => ({ value: label, label }),
);
const find = (text: string) => toFittingOptions(options, text).map(({ label }) => label);

test("who types nothing sees every option in its own order", () => {
  expect(find(" ")).toEqual(options.map(({ label }) => label));
});

test("options that begin with the text come first, then words that do, then those that contain it", () => {
  expect(find("re")).toEqual(["React", "Azure", "PostgreSQL"]);
  expect(find("ra")).toEqual(["Ruby on Rails"]);
  expect(find("s")).toEqual(["São Script", "PostgreSQL", "Ruby on Rails"]);
});

test("case, accents and signs do not matter or are plain text", () => {
  expect(find("SAO")).toEqual(["São Script"]);
  expect(find("c++")).toEqual(["C++"]);
  expect(find(".*")).toEqual([]);
});
