import { expect, test } from "vitest";
import { toRouteKind } from "./route-kind.ts";

test.each([
  ["/", "page"],
  ["/developers?page=2", "page"],
  ["/sitemap.xml", "page"],
  ["/blog/feed.xml", "page"],
  ["/api/docs", "page"],
  ["/developers.data?page=2", "data"],
  ["/_.data", "data"],
  ["/api/docs.data", "data"],
  ["/api/members?filter=x.data", "api"],
  ["/assets/root-abc.js", "asset"],
  ["/favicon.ico", "asset"],
  ["/_ipx/w_96/media/x.webp", "picture"],
  ["/media/x.webp", "media"],
  ["/healthz", "probe"],
  ["/%", "page"],
  ["", "page"],
])("a path is counted under its kind: %s", (url, kind) => {
  expect(toRouteKind(url)).toBe(kind);
});
