import { expect, test } from "vitest";
import { createBodyMemory } from "./body-memory.server.ts";
import { type BodyLimits, readBody } from "./read-body.server.ts";

const LIMITS: BodyLimits = { maxBytes: 10_000, timeoutMs: 60_000 };
const PACE = { graceMs: 60_000, minBytesPerSecond: 1_000_000 };

/** A body of chunks, each pulled when it is read; `open` never ends. */
function toRequest(sizes: number[], { headers = {}, open = false } = {}) {
  const pulled: number[] = [];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = sizes[pulled.length];
        if (size === undefined) return open ? new Promise(() => {}) : controller.close();
        pulled.push(size);
        controller.enqueue(new Uint8Array(size));
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  return { request: new Request("http://a/", init), pulled };
}

function read(request: Request, limits: Partial<BodyLimits> = {}, pace = PACE) {
  const body = createBodyMemory(1_000_000).open("203.0.113.7");
  return readBody(request, { ...LIMITS, ...limits }, pace, body);
}

test("a body within the limit is read whole, and none is none", async () => {
  const { request } = toRequest([4_000, 6_000]);
  expect((await read(request)).map(({ length }) => length)).toEqual([4_000, 6_000]);
  expect(await read(new Request("http://a/", { method: "POST" }))).toEqual([]);
});

test("a length beyond the limit is refused before anything is read", async () => {
  const { request, pulled } = toRequest([1], { headers: { "Content-Length": "10001" } });
  await expect(read(request)).rejects.toMatchObject({ status: 413 });
  expect(pulled).toEqual([]);
});

test("a body that declares no length is refused at the first byte too many", async () => {
  const { request, pulled } = toRequest(Array(50).fill(4_000));
  await expect(read(request)).rejects.toMatchObject({ status: 413 });
  expect(pulled).toHaveLength(3);
});

test("a body without end is too slow when its time is over", async () => {
  const { request } = toRequest([10], { open: true });
  await expect(read(request, { timeoutMs: 20 })).rejects.toMatchObject({ status: 408 });
});

test("a body below the minimum rate is too slow long before its time is over", async () => {
  const { request } = toRequest([10], { open: true });
  const pace = { graceMs: 10, minBytesPerSecond: 1_000 };
  await expect(read(request, {}, pace)).rejects.toMatchObject({ status: 408 });
});

test("a body that is cut off is the sender's error", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  await expect(read(new Request("http://a/", init))).rejects.toMatchObject({ status: 400 });
});
