import { request as ask } from "node:http";
import { connect, type Socket } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createAdmission } from "#platform/admission/admission.server.ts";
import { createHost } from "./host.server.ts";
import { listen } from "./listen.server.ts";

const LARGE = 20_000_000;

/** A server with a page that is let go by hand, and a post that counts what it has written. */
async function serve({ farewell = 20_000 } = {}) {
  const page = Promise.withResolvers<Response>();
  const asked = Promise.withResolvers<void>();
  const written: string[] = [];
  const host = createHost({
    log: pino({ level: "silent" }),
    siteUrl: "http://localhost",
    clientDir: "/nowhere",
    buildId: "one",
    pages: {
      render: async ({ url }) => {
        if (url.endsWith("/large")) return new Response("x".repeat(LARGE));
        if (!url.endsWith("/late")) return new Response("page");
        asked.resolve();
        return page.promise;
      },
      toRules: () => ({ isPrivate: false, query: [], parts: [] }),
      version: () => 1,
    },
    api: {
      fetch: async (request) => {
        asked.resolve();
        const text = await request.text();
        written.push(text);
        return new Response("stored", { status: 201 });
      },
    },
    admission: createAdmission({ countRequest: async () => {}, trustProxy: 1 }),
    findMedia: async () => undefined,
    getPicture: async () => {
      throw new Error("no test asks for a picture");
    },
    findFailures: async () => [],
  });
  const listener = await listen(host, { host: "127.0.0.1", port: 0, patience: { farewell } });
  const address = listener.server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  onTestFinished(() => {
    listener.server.closeAllConnections();
    listener.server.close();
  });
  return { host, listener, port, page, asked: asked.promise, written };
}

/** A connection that keeps what it is sent. */
async function open(port: number) {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const kept = { text: "", error: "" };
  socket.setEncoding("latin1").on("data", (text) => {
    kept.text += text;
  });
  socket.on("error", ({ message }) => {
    kept.error = message;
  });
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
  return { socket, kept, ended };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function hears(kept: { text: string }, words: string | RegExp): Promise<void> {
  await expect.poll(() => kept.text, { timeout: 20_000 }).toMatch(words);
}

test("readiness goes first, while everything is still answered", async () => {
  const { host, listener, port } = await serve();
  host.leave();
  listener.leave();
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: "leaving" });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toBe("page");
  expect(page.headers.get("connection")).toBe("close");
});

test("a connection that was kept alive is ended by its next answer, also of a page that is kept", async () => {
  const { listener, port } = await serve();
  const { socket, kept, ended } = await open(port);
  socket.write(get("/"));
  await hears(kept, /Connection: keep-alive.*page$/is);
  kept.text = "";
  listener.leave();
  socket.write(get("/"));
  await ended;
  expect(kept.text).toMatch(/Connection: close.*page$/is);
});

test("an answer in flight is finished before the server closes, and says that it is the last", async () => {
  const { listener, port, page, asked } = await serve();
  const { socket, kept, ended } = await open(port);
  socket.write(get("/late"));
  await asked;
  const closed = listener.close();
  await expect.poll(() => listener.server.listening).toBe(false);
  page.resolve(new Response("late page"));
  await closed;
  await ended;
  expect(kept.text).toMatch(/^HTTP\/1.1 200.*Connection: close.*late page$/is);
});

test("an answer that is sent to somebody slow arrives to its last byte", async () => {
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

test("a form whose second half arrives after the process was told to end is stored and answered", async () => {
  const { listener, port, asked, written } = await serve();
  const { socket, kept, ended } = await open(port);
  socket.write("POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8\r\n\r\nhalf");
  await asked;
  const closed = listener.close();
  await expect.poll(() => listener.server.listening).toBe(false);
  socket.write("half");
  await closed;
  await ended;
  expect(written).toEqual(["halfhalf"]);
  expect(kept.text).toMatch(/^HTTP\/1.1 201.*stored$/s);
});

test("a form that never arrives whole is cut off at the limit and not stored", async () => {
  const { listener, port, asked, written } = await serve({ farewell: 200 });
  const { socket, kept, ended } = await open(port);
  socket.write("POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8\r\n\r\nhalf");
  await asked;
  await listener.close();
  await ended;
  expect(written).toEqual([]);
  expect(kept.text).toBe("");
});

test("an answer that hangs does not hold the process beyond the limit", async () => {
  const { listener, port, asked } = await serve({ farewell: 200 });
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
  await hears(idle.kept, /page$/);
  const silent = await open(port);
  await listener.close();
  await Promise.all([idle.ended, silent.ended]);
});

test("whoever has knocked before the door closed is let in", async () => {
  const { listener, port } = await serve();
  const clients = Array.from({ length: 30 }, () => {
    const socket: Socket = connect(port, "127.0.0.1");
    const answer = new Promise<string>((resolve, reject) => {
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.once("close", () => resolve(text)).once("error", reject);
    });
    socket.write(get("/"));
    return { socket, answer };
  });
  // Ours and the server's turns are the same here: the kernel has them all before the server looks.
  await new Promise<void>((resolve) => clients.at(-1)?.socket.once("connect", () => resolve()));
  await listener.close();
  for (const { answer } of clients) expect(await answer).toMatch(/page$/);
});
