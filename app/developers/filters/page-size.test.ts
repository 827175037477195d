import { expect, test } from "vitest";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from "#contract/http/paging.ts";
import { toDevelopersUrl } from "./member-url.ts";
import { PAGE_SIZES, readPageSize, toCanonicalPage, toPageOfSize } from "./page-size.ts";

test("pages have the default of the API first, and no more people than it sends", () => {
  expect(PAGE_SIZES[0]).toBe(DEFAULT_PER_PAGE);
  expect(PAGE_SIZES.every((size) => size <= MAX_PER_PAGE)).toBe(true);
});

test.each([
  ["", 6],
  ["per_page=6", 6],
  ["per_page=12", 12],
  ["per_page=24", 24],
  ["per_page=23", 12],
  ["per_page=50", 24],
  ["per_page=1000000", 24],
  ["per_page=1", 6],
  ["per_page=0", 6],
  ["per_page=-12", 6],
  ["per_page=many", 6],
  ["per_page=", 6],
  ["per_page=12&per_page=24", 12],
])("the URL ?%s shows %d people a page", (search, size) => {
  expect(readPageSize(new URLSearchParams(search))).toBe(size);
});

test("a URL has the size where it is not the default, before the page", () => {
  expect(toDevelopersUrl({}, 1, 6)).toBe("/developers");
  expect(toDevelopersUrl({ technology: ["react"] }, 3, 12)).toBe(
    "/developers?technology=react&per_page=12&page=3",
  );
});

test("the canonical page of another size is the one of the default size with the same first person", () => {
  for (const per_page of PAGE_SIZES) {
    for (const current_page of [1, 2, 5]) {
      const first = (current_page - 1) * per_page + 1;
      const canonical = toCanonicalPage({ current_page, per_page });
      expect((canonical - 1) * DEFAULT_PER_PAGE + 1).toBe(first);
    }
  }
});

test.each([
  [1, 12, 1],
  [7, 12, 1],
  [13, 12, 2],
  [13, 6, 3],
  [25, 24, 2],
  [null, 24, 1],
])("from person %s on, %d a page, it is page %d", (from, per_page, page) => {
  expect(toPageOfSize(from, per_page)).toBe(page);
});
