import { expect, it } from "vitest";
import { parseSlideOverHash, toProfilePath, toSlideOverHash } from "./member-address.ts";

it("gives a slide-over an address of its own", () => {
  expect(toSlideOverHash("anna-kask")).toBe("#developer=anna-kask");
  expect(parseSlideOverHash(toSlideOverHash("anna-kask"))).toBe("anna-kask");
});

it.each(["", "#", "#developer=", "#developer=Anna", "#developer=../x", "#faq", "#developer=a--b"])(
  "opens nothing for %j",
  (hash) => {
    expect(parseSlideOverHash(hash)).toBeUndefined();
  },
);

it("leads to the full profile before the script has loaded", () => {
  expect(toProfilePath("anna-kask")).toBe("/developers/anna-kask");
});
