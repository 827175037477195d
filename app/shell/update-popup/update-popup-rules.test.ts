import { describe, expect, test } from "vitest";
import { mayAnnounce, readStored, toHideCookie, toRouteName } from "./update-popup-rules.ts";

describe("the update popup (spec §2)", () => {
  test.each([
    ["/", "index"],
    ["/proposals/k3j9", "proposals-id"],
    ["/hire/contacts", "hire-contacts"],
    ["/find/book-a-call", "find-book-a-call"],
    ["/apply/job-selection/", "apply-job-selection"],
    ["/faq/client", "faq-client"],
    ["/hire-react-developers", "hire-react-developers"],
    ["/tag/hire-fintech-developers", "tag-hire-fintech-developers"],
  ])("%s is the route %s", (pathname, name) => {
    expect(toRouteName(pathname)).toBe(name);
  });

  test.each([
    "index",
    "faq-client",
    "developers",
    "pricing",
    "career",
    "tag-hire-fintech-developers",
  ])("is shown on %s", (name) => {
    expect(mayAnnounce(name, undefined)).toBe(true);
  });

  test.each(["proposals-id", "apply-contacts", "find-details", "hire-success"])(
    "is not shown on %s",
    (name) => {
      expect(mayAnnounce(name, undefined)).toBe(false);
    },
  );

  test("is not shown when the stored value is hide, and only then", () => {
    expect(mayAnnounce("index", "hide")).toBe(false);
    expect(mayAnnounce("index", "show")).toBe(true);
  });

  test("stores hide for two weeks, for the whole site", () => {
    const cookie = "update-popup=hide; Max-Age=1209600; Path=/; SameSite=Lax";
    expect(toHideCookie("http:")).toBe(cookie);
    expect(toHideCookie("https:")).toBe(`${cookie}; Secure`);
  });

  test("finds its value among other cookies", () => {
    expect(readStored("a=1; update-popup=hide; b=2")).toBe("hide");
    expect(readStored("not-update-popup=hide")).toBeUndefined();
    expect(readStored("")).toBeUndefined();
  });
});
