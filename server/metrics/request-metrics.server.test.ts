import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type Metric, Registry } from "prom-client";
import { afterAll, expect, test } from "vitest";
import { createTestHost } from "#tests/support/host.ts";
import { parseMetrics } from "#tests/support/parse-metrics.ts";
import { listen } from "../connections/listen.server.ts";
import { createRequestMetrics } from "./request-metrics.server.ts";

let release = () => {};
const host = createTestHost({
  pages: {
    render: async ({ url }) => {
      if (url.endsWith("/broken")) throw new Error("broken");
      return new Response("x".repeat(1_000), { headers: { "Content-Type": "text/html" } });
    },
  },
  api: {
    fetch: async ({ url }) => {
      if (url.endsWith("/limited")) return new Response("", { status: 429 });
      await new Promise<void>((resolve) => (release = resolve));
      return new Response("api");
    },
  },
});
const { server, close } = await listen(host, { host: "127.0.0.1", port: 0 });
const metrics = createRequestMetrics();
metrics.watch(server);
const { port } = server.address() as { port: number };
const origin = `http://127.0.0.1:${port}`;
afterAll(close);

const registry = new Registry();
for (const metric of [...metrics.metrics, ...host.metrics] as Metric[]) {
  registry.registerMetric(metric);
}
const read = async () => parseMetrics(await registry.metrics());
const count = async (method: string, kind: string, status: string) =>
  (await read()).get(
    `ogds_http_requests_total{method="${method}",kind="${kind}",status="${status}"}`,
  );
const countAll = async () =>
  [...(await read()).values]
    .filter(([series]) => series.startsWith("ogds_http_requests_total"))
    .reduce((sum, [, value]) => sum + value, 0);
const get = async (path: string, method = "GET") =>
  (await fetch(origin + path, { method, redirect: "manual" })).text();

test("requests are counted by method, kind and class of status", async () => {
  await get("/developers");
  await get("/developers");
  await get("/developers", "HEAD");
  await get("/developers.data");
  await get("/Developers");
  await get("/broken");
  await get("/developers", "DELETE");
  await get("/assets/nothing.js");
  await get("/media/nothing.webp");
  await get("/healthz");
  // A response is counted when its last byte is sent, which its client may see first.
  await expect.poll(countAll).toBe(10);
  expect(await count("GET", "probe", "2xx")).toBe(1);
  expect(await count("GET", "page", "2xx")).toBe(2);
  expect(await count("HEAD", "page", "2xx")).toBe(1);
  expect(await count("GET", "data", "2xx")).toBe(1);
  expect(await count("GET", "page", "3xx")).toBe(1);
  expect(await count("GET", "page", "5xx")).toBe(1);
  expect(await count("other", "page", "4xx")).toBe(1);
  expect(await count("GET", "asset", "4xx")).toBe(1);
  expect(await count("GET", "media", "4xx")).toBe(1);
  const { get: value } = await read();
  expect(value('ogds_http_request_duration_seconds_count{kind="page"}')).toBe(6);
  expect(value('ogds_http_request_duration_seconds_bucket{le="+Inf",kind="page"}')).toBe(6);
});

test("requests that are refused with 429 are counted by kind", async () => {
  const refused = async (kind: string) =>
    (await read()).get(`ogds_http_rate_limited_total{kind="${kind}"}`);
  expect([await refused("api"), await refused("page")]).toEqual([0, 0]);
  await get("/api/limited");
  await expect.poll(() => refused("api")).toBe(1);
  expect(await refused("page")).toBe(0);
});

test("the page cache counts hits and misses, and times renders", async () => {
  const before = await read();
  await get("/vacancies");
  await get("/vacancies");
  const after = await read();
  const change = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(change("ogds_page_cache_hits_total")).toBe(1);
  expect(change("ogds_page_cache_misses_total")).toBe(1);
  expect(change("ogds_page_renders_total")).toBe(1);
  expect(change('ogds_page_render_duration_seconds_count{pages="cached"}')).toBe(1);
  expect(after.get("ogds_page_cache_bytes")).toBeGreaterThan(1_000);
  expect(after.get("ogds_page_cache_entries")).toBeGreaterThan(0);
  expect(after.get("ogds_page_render_failures_total")).toBe(1);
});

test("a client that disconnects before its response is counted as aborted", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const idle = release;
  while (release === idle) await wait(5);
  socket.destroy();
  await expect.poll(() => count("GET", "api", "aborted")).toBe(1);
  release();
});

test("an unreadable request is counted", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.end("hello there\r\n\r\n");
  await expect.poll(() => count("other", "unreadable", "4xx")).toBe(1);
  socket.destroy();
});
