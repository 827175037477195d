import fc from "fast-check";
import { pick, weigh, words } from "./arbitraries.ts";
import { hostileText } from "./hostile.ts";

export type Header = readonly [name: string, value: string];

/** Values by header: those that the product reads, and some that something in between might. */
const FIXED: Record<string, readonly string[]> = {
  "Accept-Encoding": [
    "br",
    "gzip",
    "identity;q=0",
    "br;q=0, gzip;q=0.5",
    "*",
    "*;q=0",
    "zstd, br",
    "br;q=1e9",
    "",
    "gzip;q=",
    ",,,;;;===",
    "a".repeat(5_000),
    "br,".repeat(2_000),
  ],
  "If-None-Match": ["*", 'W/"x"', '"', 'W/"', ",,,", "*,*", '"a", W/"b"'],
  Range: ["bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-,5-,9-", "lines=1", "bytes=0-9e99"],
  Accept: ["*/*", "text/html;q=x", "application/json", "a".repeat(3_000)],
  Origin: ["null", "https://evil.example", "", "a b"],
  "Sec-Fetch-Site": ["same-origin", "cross-site", "none", "x"],
  Host: ["localhost", "evil.example", "[::1]:80", "", "a/b", "x@y", "localhost:99999"],
  "X-Forwarded-For": ["::1", "10.0.0.1, x", ",,,", "a".repeat(4_000), "fe80::1%eth0", "' or 1=1"],
  "X-Forwarded-Host": ["evil.example"],
  "X-Forwarded-Proto": ["javascript"],
  Forwarded: ["for=evil;host=evil.example"],
  "X-Original-URL": ["/api/docs"],
  "X-Http-Method-Override": ["DELETE"],
  "If-Modified-Since": ["Thu, 99 Foo 2026 99:99:99 GMT"],
  "If-Match": ["*"],
  "Content-Encoding": ["gzip"],
  "Content-Length": ["0"],
  Expect: ["100-continue", "miracles"],
  Upgrade: ["h2c", "websocket"],
  TE: ["trailers"],
  Authorization: ["Basic !!!"],
  Purpose: ["prefetch"],
  Cookie: [
    "update-popup=hide; __proto__=x; =; a=%ZZ; a",
    `a=${"b".repeat(9_000)}`,
    ";;;;====".repeat(300),
  ],
};

const OPEN = words(`Cookie Accept-Language Referer User-Agent X-Request-Id Range If-None-Match
  Accept-Encoding Idempotency-Key google-recaptcha-token`);

const fixed = Object.entries(FIXED).flatMap(([name, values]) =>
  values.map((value): Header => [name, value]),
);

/** A header that a server may fail on, without a line break. */
export const hostileHeader: fc.Arbitrary<Header> = weigh(
  [3, fixed],
  [
    1,
    fc.tuple(
      pick(OPEN),
      hostileText.map((text) => text.replaceAll(/[\r\n]/g, " ")),
    ),
  ],
);

/** An IP address that hardly any other request has, or the rate limits would refuse most. */
export const clientHeader: fc.Arbitrary<Header> = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts): Header => ["X-Forwarded-For", `10.${parts.join(".")}`]);

/** Names that are not added to a form, which is refused for most of their values already. */
export const REFUSED_EARLY =
  /^(?:origin|sec-fetch-site|content-length|x-forwarded-for|expect|host)$/i;
