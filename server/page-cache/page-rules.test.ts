import { expect, test } from "vitest";
import { toCacheUrl } from "./page-rules.ts";

const RULES = { isPrivate: false, query: ["q", "page"], parts: ["root", "routes/list"] };

test.each([
  ["/list", "", "/list"],
  ["/list", "?utm_source=x&fbclid=1", "/list"],
  ["/list", "?q=x&page=2", "/list?page=2&q=x"],
  ["/list", "?page=2&q=x&utm_source=y", "/list?page=2&q=x"],
  ["/list", "?q=b&q=a", "/list?q=b&q=a"],
  ["/list", "?q=", "/list?q="],
  ["/list", "?_routes=root", "/list"],
  ["/list.data", "?_routes=routes%2Flist%2Croot", "/list.data?_routes=root%2Croutes%2Flist"],
  ["/list.data", "?_routes=evil", "/list.data?_routes="],
])("only known query parameters make a key, in one order: %s%s", (path, search, expected) => {
  expect(toCacheUrl(path, new URLSearchParams(search), RULES)).toBe(expected);
});
