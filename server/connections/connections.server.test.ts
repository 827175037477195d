import { request as ask } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createTestHost } from "#tests/support/host.ts";
import { listen } from "./listen.server.ts";

const LARGE = 20_000_000;

/** A server with a page that the test releases, and a post that records what it has written. */
async function serve({ closeTimeoutMs = 20_000 } = {}) {
  const page = Promise.withResolvers<Response>();
  const asked = Promise.withResolvers<void>();
  const written: string[] = [];
  const host = createTestHost({
    pages: {
      render: async ({ url }) => {
        if (url.endsWith("/large")) return new Response("x".repeat(LARGE));
        if (!url.endsWith("/late")) return new Response("page");
        asked.resolve();
        return page.promise;
      },
    },
    api: {
      fetch: async (request) => {
        asked.resolve();
        const text = await request.text();
        written.push(text);
        return new Response("stored", { status: 201 });
      },
    },
  });
  const listener = await listen(host, { host: "127.0.0.1", port: 0, timeouts: { closeTimeoutMs } });
  const address = listener.server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  onTestFinished(() => {
    listener.server.closeAllConnections();
    listener.server.close();
  });
  return { host, listener, port, page, asked: asked.promise, written };
}

/** A connection that records what it receives. */
async function open(port: number) {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const received = { text: "", error: "" };
  socket.setEncoding("latin1").on("data", (text) => {
    received.text += text;
  });
  socket.on("error", ({ message }) => {
    received.error = message;
  });
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  return { socket, received, ended };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function expectText(received: { text: string }, words: string | RegExp): Promise<void> {
  await expect.poll(() => received.text, { timeout: 20_000 }).toMatch(words);
}

test("while draining, readiness fails and every other request succeeds", async () => {
  const { host, listener, port } = await serve();
  host.drain();
  listener.drain();
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: "draining" });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toBe("page");
  expect(page.headers.get("connection")).toBe("close");
});

test("a keep-alive connection is closed after its next response, also one from the cache", async () => {
  const { listener, port } = await serve();
  const { socket, received, ended } = await open(port);
  socket.write(get("/"));
  await expectText(received, /Connection: keep-alive.*page$/is);
  received.text = "";
  listener.drain();
  socket.write(get("/"));
  await ended;
  expect(received.text).toMatch(/Connection: close.*page$/is);
});

test("an open response is finished before the server closes, with `Connection: close`", async () => {
  const { listener, port, page, asked } = await serve();
  const { socket, received, ended } = await open(port);
  socket.write(get("/late"));
  await asked;
  const closed = listener.close();
  await expect.poll(() => listener.server.listening).toBe(false);
  page.resolve(new Response("late page"));
  await closed;
  await ended;
  expect(received.text).toMatch(/^HTTP\/1.1 200.*Connection: close.*late page$/is);
});

test("a response to a slow client arrives to its last byte", async () => {
  const { listener, port } = await serve();
  let bytes = 0;
  const answered = new Promise<void>((resolve, reject) => {
    const request = ask({ port, host: "127.0.0.1", path: "/large" }, async (response) => {
      const closed = listener.close();
      await expect.poll(() => listener.server.listening).toBe(false);
      response.on("data", (chunk) => {
        bytes += chunk.length;
      });
      response.once("end", resolve).once("error", reject);
      await closed;
    });
    request.once("error", reject).end();
  });
  await answered;
  expect(bytes).toBe(LARGE);
});

test("a form whose second half arrives after the shutdown signal is stored and confirmed", async () => {
  const { listener, port, asked, written } = await serve();
  const { socket, received, ended } = await open(port);
  socket.write("POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8\r\n\r\nhalf");
  await asked;
  const closed = listener.close();
  await expect.poll(() => listener.server.listening).toBe(false);
  socket.write("half");
  await closed;
  await ended;
  expect(written).toEqual(["halfhalf"]);
  expect(received.text).toMatch(/^HTTP\/1.1 201.*stored$/s);
});

test("a form that never arrives whole is cut off at the timeout and not stored", async () => {
  const { listener, port, asked, written } = await serve({ closeTimeoutMs: 200 });
  const { socket, received, ended } = await open(port);
  socket.write("POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8\r\n\r\nhalf");
  await asked;
  await listener.close();
  await ended;
  expect(written).toEqual([]);
  expect(received.text).toBe("");
});

test("a response that hangs does not hold the process beyond the timeout", async () => {
  const { listener, port, asked } = await serve({ closeTimeoutMs: 200 });
  const { socket, ended } = await open(port);
  socket.write(get("/late"));
  await asked;
  await listener.close();
  await ended;
});

test("connections without a request do not hold the process", async () => {
  const { listener, port } = await serve();
  const idle = await open(port);
  idle.socket.write(get("/"));
  await expectText(idle.received, /page$/);
  const silent = await open(port);
  await listener.close();
  await Promise.all([idle.ended, silent.ended]);
});

test("connections in the backlog are served before the server closes", async () => {
  const { listener, port } = await serve();
  const clients = Array.from({ length: 30 }, () => {
    const socket: Socket = connect(port, "127.0.0.1");
    const response = new Promise<string>((resolve, reject) => {
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.once("close", () => resolve(text)).once("error", reject);
    });
    socket.write(get("/"));
    return { socket, response };
  });
  // Client and server share this event loop: the kernel has all connections before the server
  // polls.
  await new Promise<void>((resolve) => clients.at(-1)?.socket.once("connect", () => resolve()));
  await listener.close();
  for (const { response } of clients) expect(await response).toMatch(/page$/);
});
