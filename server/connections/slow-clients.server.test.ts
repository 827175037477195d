import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createAdmission } from "#platform/admission/admission.server.ts";
import type { BodyPace } from "#platform/admission/read-body.server.ts";
import { createErrorHandler } from "#platform/http/error-response.server.ts";
import { createTestHost } from "#tests/support/host.ts";
import { listen } from "./listen.server.ts";

const log = pino({ level: "silent" });
const LARGE = 50_000_000;
const LENIENT: BodyPace = { graceMs: 60_000, minBytesPerSecond: 1 };

/** The host on a port, with an endpoint that stores what it is sent. */
async function serve({ pace = LENIENT, idleTimeoutMs = 60_000 } = {}) {
  const admission = createAdmission({
    countRequest: async () => ({ remaining: 1, reset: 1 }),
    trustProxy: 1,
    pace,
  });
  const api = new Hono();
  api.onError(createErrorHandler(log));
  api.use(admission.admit(() => ({ name: "form", rates: [], maxBodyBytes: 65_536 })));
  api.post("/api/form", async (c) => c.text(`stored ${(await c.req.text()).length}`, 201));
  const host = createTestHost({
    pages: {
      render: async () => new Response("x".repeat(LARGE)),
      submit: async (request, client) => new Response(`${client} sent ${await request.text()}`),
      toRules: (path) => ({
        isPrivate: true,
        isForm: path === "/form",
        query: [],
        parts: ["form"],
      }),
    },
    api: { fetch: (request, env) => api.fetch(request, env) },
    admission,
  });
  const timeouts = { idleTimeoutMs };
  const { server } = await listen(host, { host: "127.0.0.1", port: 0, timeouts });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return { port, server, admission };
}

/** A connection that has sent `text`, what it gets back, and its end. */
function open(port: number, text: string) {
  const socket: Socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const received = { text: "" };
  socket.setEncoding("latin1").on("data", (chunk) => {
    received.text += chunk;
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.write(text);
  return { socket, received, closed };
}

const head = (address: string, headers: string) =>
  `POST /api/form HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n${headers}\r\n\r\n`;
const form = (address: string) => `${head(address, "Connection: close\r\nContent-Length: 4")}data`;

test("256 slow bodies from eight addresses do not stop another client's form", async () => {
  const { port, server, admission } = await serve();
  const slow = Array.from({ length: 256 }, (_, index) =>
    open(port, `${head(`203.0.113.${index % 8}`, "Content-Length: 60000")}slow`),
  );
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))), {
      timeout: 20_000,
    })
    .toBe(256);
  const other = open(port, form("198.51.100.1"));
  await other.closed;
  expect(other.received.text).toMatch(/^HTTP\/1.1 201[\s\S]*stored 4$/);
  expect(admission.stats()).toMatchObject({ running: 0, refused: 0 });
  expect(slow.filter(({ received }) => received.text !== "")).toEqual([]);
});

test("a body that arrives too slowly is answered 408 and its connection closed", async () => {
  const { port } = await serve({ pace: { graceMs: 100, minBytesPerSecond: 1_000_000 } });
  const slow = open(port, `${head("203.0.113.1", "Content-Length: 60000")}slow`);
  await slow.closed;
  expect(slow.received.text).toMatch(/^HTTP\/1.1 408 [\s\S]*"status":408/);
});

test.each([
  ["of a declared length", "Content-Length: 100000000"],
  ["in chunks", "Transfer-Encoding: chunked"],
])("a body beyond the limit %s is answered 413 before it has been sent", async (_case, header) => {
  const { port } = await serve();
  const large = open(port, head("203.0.113.1", header));
  const chunk = `${(16_384).toString(16)}\r\n${"x".repeat(16_384)}\r\n`;
  for (let sent = 0; sent < 20; sent++) large.socket.write(chunk);
  await expect.poll(() => large.received.text).toMatch(/^HTTP\/1.1 413 [\s\S]*"status":413/);
  await large.closed;
});

test("a client that does not read its response is disconnected", async () => {
  const { port, server } = await serve({ idleTimeoutMs: 300 });
  const deaf = open(port, "GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
  deaf.socket.pause();
  await once(server, "request");
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))), {
      timeout: 5_000,
    })
    .toBe(0);
});

test("a form that is posted to a page is admitted, and its response is never stored", async () => {
  const { port } = await serve();
  const post = (path: string, headers: string, body: string) =>
    open(
      port,
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9:5000\r\nConnection: close\r\n${headers}\r\n\r\n${body}`,
    );
  const good = post("/form", "Content-Length: 4", "name");
  await good.closed;
  expect(good.received.text).toMatch(/^HTTP\/1.1 200 [\s\S]*203\.0\.113\.9 sent name$/);
  expect(good.received.text).toMatch(/cache-control: private, no-store/i);
  const large = post("/form", "Content-Length: 70000", "");
  await large.closed;
  expect(large.received.text).toMatch(/^HTTP\/1.1 413 /);
  const foreign = post("/form", "Origin: https://evil.example\r\nContent-Length: 4", "name");
  await foreign.closed;
  expect(foreign.received.text).toMatch(/^HTTP\/1.1 403 /);
  const elsewhere = post("/about-us", "Content-Length: 4", "name");
  await elsewhere.closed;
  expect(elsewhere.received.text).toMatch(/^HTTP\/1.1 405 /);
});
