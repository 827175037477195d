import { expect, test } from "vitest";
import { toPageUrl } from "./article-url.ts";
import { toBlogQuery } from "./articles/article-query.ts";

test.each([
  ["", { page: 1, q: undefined }],
  ["page=3", { page: 3, q: undefined }],
  ["q=+rate+&page=2", { page: 2, q: "rate" }],
  ["q=+++", { page: 1, q: undefined }],
  ["page=0", { page: 1, q: undefined }],
  ["page=1e9", { page: 1, q: undefined }],
  ["page=x&q=a&q=b", { page: 1, q: "a" }],
  [`q=${"x".repeat(200)}`, { page: 1, q: "x".repeat(100) }],
])("the query ?%s is never refused", (search, query) => {
  expect(toBlogQuery(new URLSearchParams(search))).toEqual(query);
});

test("the first page of a list has the list's own URL", () => {
  expect(toPageUrl("/blog", 1)).toBe("/blog");
  expect(toPageUrl("/blog", 2)).toBe("/blog?page=2");
  expect(toPageUrl("/blog", 2, "c++ & co")).toBe("/blog?q=c%2B%2B+%26+co&page=2");
});
