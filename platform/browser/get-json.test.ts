import { beforeEach, expect, it, vi } from "vitest";
import { getJson, ResponseError } from "./get-json.ts";

// why: what is logged would stand between the results.
const logged = vi.spyOn(console, "warn");
beforeEach(() => void logged.mockReset().mockReturnValue());

/** A server that gives these answers in turn; `undefined` means that the connection breaks. */
function serverThatAnswers(...statuses: (number | undefined)[]) {
  const asked: string[] = [];
  const answer = async (path: unknown) => {
    const status = statuses[asked.push(String(path)) - 1];
    if (status === undefined) throw new TypeError("Failed to fetch");
    return Response.json({ data: status }, { status });
  };
  return { asked, fetch: answer as typeof globalThis.fetch };
}

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];

it.each([...RETRIED, undefined])("is retried once on %s", async (status) => {
  const { asked, fetch } = serverThatAnswers(status, 200);
  await expect(getJson("/api/members", { fetch })).resolves.toEqual({ data: 200 });
  expect(asked).toHaveLength(2);
});

it("is not retried twice", async () => {
  const { asked, fetch } = serverThatAnswers(503, 503, 200);
  await expect(getJson("/api/members", { fetch })).rejects.toEqual(new ResponseError(503));
  expect(asked).toHaveLength(2);
});

const OTHERS = Array.from({ length: 200 }, (_, index) => 400 + index).filter(
  (status) => !RETRIED.includes(status),
);

it("is not retried on another status", async () => {
  for (const status of OTHERS) {
    const { asked, fetch } = serverThatAnswers(status, 200);
    await expect(getJson("/api/members", { fetch })).rejects.toMatchObject({ status });
    expect(asked).toHaveLength(1);
  }
});

it("stops when it is aborted", async () => {
  const { fetch } = serverThatAnswers(undefined, 200);
  const signal = AbortSignal.abort();
  await expect(getJson("/api/members", { fetch, signal })).rejects.toThrow("Failed to fetch");
});

const busyServer = (retryAfter: string) => {
  const asked: number[] = [];
  const fetch = (async () =>
    asked.push(performance.now()) === 1
      ? new Response("{}", { status: 503, headers: { "Retry-After": retryAfter } })
      : Response.json({ data: 1 })) as typeof globalThis.fetch;
  return { asked, fetch };
};

it("is retried after Retry-After", async () => {
  const { asked, fetch } = busyServer("1");
  await expect(getJson("/api/members", { fetch })).resolves.toEqual({ data: 1 });
  const [first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThan(990);
});

it.each(["6", "3600", new Date(Date.now() + 60_000).toUTCString()])(
  "is not retried when the wait would be too long: %s",
  async (retryAfter) => {
    const { asked, fetch } = busyServer(retryAfter);
    await expect(getJson("/api/members", { fetch })).rejects.toEqual(new ResponseError(503));
    expect(asked).toHaveLength(1);
  },
);

it.each(["soon", "0", new Date(0).toUTCString()])("is retried at once after %s", async (value) => {
  const { asked, fetch } = busyServer(value);
  await expect(getJson("/api/members", { fetch })).resolves.toEqual({ data: 1 });
  expect(asked).toHaveLength(2);
});

it("stops waiting for the retry when it is aborted", async () => {
  const { asked, fetch } = busyServer("5");
  const controller = new AbortController();
  const answer = getJson("/api/members", { fetch, signal: controller.signal });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  controller.abort(new Error("left"));
  await expect(answer).rejects.toThrow("left");
  expect(asked).toHaveLength(1);
});

it("logs failed requests, and not aborted ones", async () => {
  const { fetch } = serverThatAnswers(404);
  await expect(getJson("/api/members/slug/x", { fetch })).rejects.toThrow();
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    "GET /api/members/slug/x failed",
    new ResponseError(404),
  );
  const gone = serverThatAnswers(undefined, undefined);
  const signal = AbortSignal.abort();
  await expect(getJson("/api/members", { fetch: gone.fetch, signal })).rejects.toThrow();
  expect(logged).toHaveBeenCalledTimes(1);
});
