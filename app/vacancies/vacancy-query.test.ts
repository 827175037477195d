import { expect, test } from "vitest";
import { toggleVacancyFilter, toVacancyFilter } from "./vacancy-query.ts";
import { toVacanciesUrl } from "./vacancy-url.ts";

const read = (search: string) => toVacancyFilter(new URLSearchParams(search));

test("filters are permalinks: values repeated or with commas mean the same", () => {
  expect(read("type=full_time&type=contract")).toEqual(read("type=full_time,contract"));
  expect(toVacanciesUrl(read("workplace=remote&type=full_time,contract"))).toBe(
    "/vacancies?type=contract,full_time&workplace=remote",
  );
});

test("what cannot be parsed is left out", () => {
  expect(read("type=never&workplace=%00&technology=React!&x=1")).toEqual({});
});

test("a choice is set once and taken away by the second click", () => {
  const set = toggleVacancyFilter({}, "technology", "react");
  expect(set).toEqual({ technology: ["react"] });
  expect(toggleVacancyFilter(set, "technology", "react")).toEqual({});
});
