import { expect, it } from "vitest";
import { parseSlideOverHash, toProfilePath, toSlideOverHash } from "./profile-url.ts";

it("gives a slide-over a URL of its own", () => {
  expect(toSlideOverHash("anna-kask")).toBe("#developer=anna-kask");
  expect(parseSlideOverHash(toSlideOverHash("anna-kask"))).toBe("anna-kask");
});

it.each(["", "#", "#developer=", "#developer=Anna", "#developer=../x", "#faq", "#developer=a--b"])(
  "opens nothing for %j",
  (hash) => {
    expect(parseSlideOverHash(hash)).toBeUndefined();
  },
);

it("links to the full profile before JavaScript has loaded", () => {
  expect(toProfilePath("anna-kask")).toBe("/developers/anna-kask");
});
