import { expect, test } from "vitest";
import { RECOVERY } from "#tests/support/chaos.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";

const PROPOSAL = "secretsecretsecretsecret01";
const TOKEN = "secretsecretsecretsecret02";
const HOLD = "secretsecretsecretsecret03";

const database = await startOwnDatabase();
const product = await startTestedProduct({ DATABASE_URL: database.url, LOG_LEVEL: "trace" });

const FILES = [
  "/sitemap.xml",
  "/blog/feed.xml",
  "/site.webmanifest",
  "/.well-known/security.txt",
  "/developers/anna-kask/cv",
  "/developers/anna-kask/cv.json",
  "/social/developers/anna-kask.png",
];

test("private pages and endpoints that fail leave no secret in the log", async () => {
  await database.stop();
  const json = { method: "POST", headers: { "Content-Type": "application/json" } };
  const slot = { slot: "2026-12-01T08:30:00Z", timezone: "Europe/Tallinn", sequence: 0 };
  const failing: [string, RequestInit?][] = [
    [`/proposals/${PROPOSAL}`],
    [`/proposals/${PROPOSAL}.data`],
    [`/propos%61ls/${PROPOSAL}`],
    [`/Proposals/${PROPOSAL}`],
    [`/proposals/${PROPOSAL}/more`],
    [`/booking/${TOKEN}`],
    [`/booking/${TOKEN}.data`],
    [`/availability/${TOKEN}`],
    [`/availability/${TOKEN}.data`],
    [`/api/proposals/${PROPOSAL}`],
    [`/api/proposals/${PROPOSAL}/member/1`],
    [`/api/booking/slots?hold=${HOLD}`],
    [`/api/booking/${TOKEN}/cancel`, { ...json, body: JSON.stringify({ sequence: 0 }) }],
    [`/api/booking/${TOKEN}/move`, { ...json, body: JSON.stringify(slot) }],
  ];
  for (const [path, init] of failing) await product.ask(path, init);
  const log = product.log.join("\n");
  expect(log).toContain("a page failed");
  expect(log).toContain("/proposals/[secret]");
  expect(log).not.toMatch(/secretsecret/);
});

test("documents of the site respond with 503 while the database is away, not with a page", async () => {
  for (const path of FILES) {
    const { status, headers } = await product.ask(path);
    expect([path, status]).toEqual([path, 503]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(headers.get("Content-Type")).toContain("application/problem+json");
    expect(headers.get("Cache-Control")).toContain("no-store");
  }
});

test("an error page shows the reference that is in the log and in its header", async () => {
  const { status, headers, text } = await product.ask("/developers/not-in-any-cache");
  expect(status).toBe(503);
  const reference = headers.get("X-Request-Id") ?? "";
  expect(reference).toMatch(/^[0-9a-f-]{36}$/);
  expect(text).toContain(reference);
  await expect.poll(() => product.log.join("\n"), RECOVERY).toContain(reference);
});

test("the same error is logged once per second however often it happens", async () => {
  const before = product.log.length;
  const started = performance.now();
  await Promise.all(Array.from({ length: 60 }, () => product.ask("/api/members?per_page=1")));
  const seconds = Math.ceil((performance.now() - started) / 1_000);
  const lines = product.log.slice(before).map((line) => JSON.parse(line));
  // Sockets fail in more than one way: each is a separate error.
  const failures = lines.filter(({ msg }) => msg === "a request failed");
  const causes = failures.map(({ err }) => `${err.message} ${err.cause?.message}`);
  const times = causes.map((cause) => causes.filter((other) => other === cause).length);
  expect(Math.max(...times)).toBeLessThanOrEqual(seconds + 1);
  expect(failures.length).toBeLessThan(20);
});
