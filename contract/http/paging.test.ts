import { expect, test } from "vitest";
import { toPagingLinks, toPagingMeta } from "./paging.ts";

const path = "/api/members";

test("a page in the middle says where it starts and ends", () => {
  expect(toPagingMeta({ page: 2, per_page: 6, total: 15, path })).toEqual({
    current_page: 2,
    from: 7,
    last_page: 3,
    path,
    per_page: 6,
    to: 12,
    total: 15,
  });
});

test("a page past the end is the last page", () => {
  expect(toPagingMeta({ page: 99, per_page: 6, total: 15, path })).toMatchObject({
    current_page: 3,
    from: 13,
    to: 15,
  });
});

test("nothing found is one empty page", () => {
  const meta = toPagingMeta({ page: 1, per_page: 6, total: 0, path });
  expect(meta).toMatchObject({ current_page: 1, last_page: 1, from: null, to: null, total: 0 });
});

test("links lead one page back and one forward, and nowhere past the ends", () => {
  const toUrl = (page: number) => `?page=${page}`;
  const first = toPagingMeta({ page: 1, per_page: 6, total: 15, path });
  expect(toPagingLinks(first, toUrl)).toEqual({
    first: "?page=1",
    last: "?page=3",
    prev: null,
    next: "?page=2",
  });
  const last = toPagingMeta({ page: 3, per_page: 6, total: 15, path });
  expect(toPagingLinks(last, toUrl)).toMatchObject({ prev: "?page=2", next: null });
});
