import { expect, test } from "vitest";
import { toFolded } from "./fold-text.ts";
import { toLatinSpellings } from "./transliterate.ts";

test.each([
  ["Олег", "oleg"],
  ["Андрей", "andrei"],
  ["Андрей", "andrey"],
  ["Дмитрий", "dmitry"],
  ["Шевченко", "shevchenko"],
  ["Юрій", "yurii"],
  ["Зоя", "zoya"],
  ["Γιώργος", "giorgos"],
  ["Νίκος", "nikos"],
  ["Παπαδόπουλος", "papadopoulos"],
  ["გიორგი", "giorgi"],
  ["ნინო", "nino"],
])("%s can be written %s", (name, latin) => {
  expect(toLatinSpellings(toFolded(name))).toContain(latin);
});

test("a word in Latin or other letters has no other spelling", () => {
  expect(toLatinSpellings("react")).toEqual([]);
  expect(toLatinSpellings("日本")).toEqual([]);
});
