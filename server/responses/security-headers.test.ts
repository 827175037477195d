import { expect, test } from "vitest";
import { toContentSecurityPolicy } from "./content-security-policy.ts";
import { toHeadersOf, toSecurityHeaders } from "./security-headers.ts";

/** Headers of a page where the site is served over TLS. */
const headers: Record<string, string> = {
  ...toSecurityHeaders("https://ogds.example"),
  "content-security-policy": toContentSecurityPolicy(["sha256-abc="], { isSecure: true }),
};
const policy = headers["content-security-policy"] ?? "";

/** The rules of Mozilla's HTTP Observatory, version 4 of its algorithm, that our headers decide. */
const RULES: readonly [holds: boolean, points: number, otherwise: number][] = [
  [/^default-src 'none';/.test(policy) && !/unsafe|data:|https?:|\*/.test(policy), 10, -25],
  [policy.includes("frame-ancestors 'none'"), 5, -20],
  [headers["referrer-policy"] === "strict-origin-when-cross-origin", 5, 0],
  [headers["cross-origin-resource-policy"] === "same-origin", 10, 0],
  [headers["x-content-type-options"] === "nosniff", 0, -5],
  [/^max-age=\d{8}/.test(headers["strict-transport-security"] ?? ""), 0, -20],
  // No cookie, nothing for other origins, scripts from our own origin alone.
  [!("set-cookie" in headers) && !("access-control-allow-origin" in headers), 0, -50],
];

test("the headers of a page behind TLS have 130 points in the HTTP Observatory, scripts with hashes add 5", () => {
  const score = RULES.reduce((sum, [holds, more, less]) => sum + (holds ? more : less), 100);
  expect(score).toBe(130);
});

test("without TLS nothing is promised about it", () => {
  expect(toSecurityHeaders("http://localhost:3000")).not.toHaveProperty(
    "strict-transport-security",
  );
  expect(toContentSecurityPolicy([])).not.toContain("upgrade-insecure-requests");
});

test("HSTS covers subdomains only where the operator enables it", () => {
  const toPolicy = (includeSubDomains?: boolean) =>
    toSecurityHeaders("https://ogds.example", includeSubDomains)["strict-transport-security"];
  expect(toPolicy()).toBe("max-age=63072000");
  expect(toPolicy(true)).toBe("max-age=63072000; includeSubDomains");
});

test("an image has all headers but those of pages with scripts, since its policy lets none run", () => {
  const shared = toSecurityHeaders("https://ogds.example");
  const missing = Object.keys(shared).filter(
    (name) => !(name in toHeadersOf(shared, "image/svg+xml")),
  );
  expect(missing).toEqual(["permissions-policy", "cross-origin-opener-policy"]);
  expect(toHeadersOf(shared, "image/svg+xml")["content-security-policy"]).toMatch(
    /^default-src 'none'/,
  );
  expect(toHeadersOf(shared, "text/html; charset=utf-8")).toEqual(shared);
});
