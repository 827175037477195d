import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { ProblemSchema } from "#contract/http/problem.ts";
import { BusyError } from "#platform/errors.ts";
import { createTestHost } from "#tests/support/host.ts";
import type { Host } from "../host.server.ts";

const MANY = 400;

/**
 * A host whose pages, reads and images hang until the test releases them, and whose writes do not.
 */
function createScene(api?: Host["api"]) {
  const warnings: object[] = [];
  const errors: string[] = [];
  const release = Promise.withResolvers<void>();
  let renders = 0;
  const host = createTestHost({
    log: pino(
      { level: "warn" },
      {
        write: (line: string) => {
          const { level, msg, ...rest } = JSON.parse(line);
          if (level >= 50) errors.push(msg);
          else warnings.push(rest);
        },
      },
    ),
    pages: {
      render: async ({ url }) => {
        if (url.endsWith("/cached")) return new Response("cached");
        renders += 1;
        await release.promise;
        return new Response("late");
      },
      toRules: (path) => ({
        isPrivate: false,
        isFile: path.startsWith("/files/"),
        query: [],
        parts: [],
      }),
    },
    api: api ?? {
      fetch: async ({ method, url }) => {
        if (method === "GET" && !/\/(challenge|stream)$/.test(url)) await release.promise;
        return new Response("answered", { status: method === "POST" ? 201 : 200 });
      },
      isForForms: (path) => path === "/api/challenge",
      isStream: (path) => path === "/api/stream",
    },
    findMedia: async () => {
      await release.promise;
      return undefined;
    },
    getImage: async () => {
      throw new BusyError("Too many pictures.", 2);
    },
  });
  /** Requests this many URLs at once, and waits until the first one has been refused. */
  async function flood(toPath: (index: number) => string) {
    const answers = Array.from({ length: MANY }, (_, index) => host.request(toPath(index)));
    const first = await Promise.race(
      answers.map(async (answer) => {
        const response = await answer;
        return response.status === 503 ? response : new Promise<never>(() => {});
      }),
    );
    return { answers, first };
  }
  return { host, release, flood, warnings, errors, renders: () => renders };
}

const toPage = (index: number) => `/page-${index}`;
const READER = { headers: { Accept: "text/html,*/*;q=0.8" } };

test("more pages than can be rendered are refused with `Retry-After`, and few run", async () => {
  const { flood, renders } = createScene();
  const { first } = await flood(toPage);
  expect(first.status).toBe(503);
  expect(Number(first.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(first.headers.get("cache-control")).toBe("no-store");
  expect(ProblemSchema.parse(await first.json()).status).toBe(503);
  expect(renders()).toBeLessThan(20);
});

test("a browser gets the refusal as a page that loads nothing", async () => {
  const { host, flood } = createScene();
  await flood(toPage);
  const page = await host.request("/another", READER);
  expect(page.status).toBe(503);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("content-security-policy")).toMatch(/default-src 'none'.*style-src 'sha/);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(page.headers.get("x-request-id")).toBeTruthy();
  expect(await page.text()).toContain("<h1>The site is busy right now</h1>");
});

test("while pages, reads and images hang, forms, what they need and cached pages still work", async () => {
  const { host, flood, renders } = createScene();
  const cached = await host.request("/cached");
  expect(await cached.text()).toBe("cached");
  await flood(toPage);
  await flood((index) => `/api/lists?page=${index}`);
  await flood((index) => `/media/${index}.webp`);
  const before = renders();
  expect((await host.request("/api/forms/x", { method: "POST" })).status).toBe(201);
  expect((await host.request("/api/challenge")).status).toBe(200);
  expect(await (await host.request("/cached", READER)).text()).toBe("cached");
  expect((await host.request("/healthz")).status).toBe(200);
  expect((await host.request("/readyz")).status).toBe(200);
  expect(renders()).toBe(before);
});

test("a read of the API is refused in the shape of the API, also in a browser", async () => {
  const { host, flood } = createScene();
  await flood((index) => `/api/lists?page=${index}`);
  const refused = await host.request("/api/lists", READER);
  expect(refused.status).toBe(503);
  expect(ProblemSchema.parse(await refused.json()).message).toContain("Try again in a moment");
});

test("slow documents leave slots for pages", async () => {
  const { host, flood } = createScene();
  await flood((index) => `/files/${index}`);
  expect((await host.request("/cached")).status).toBe(200);
});

test("refusals are one line in the log and no error", async () => {
  vi.useFakeTimers();
  try {
    const { flood, warnings, errors } = createScene();
    await flood((index) => `/media/${index}.webp`);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([expect.objectContaining({ refused: expect.any(Number) })]);
  } finally {
    vi.useRealTimers();
  }
});

test("when the load is over every request succeeds again", async () => {
  const { host, release, flood } = createScene();
  const { answers } = await flood(toPage);
  release.resolve();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await host.request("/page-399")).status).toBe(200);
  expect((await host.request("/never-asked")).status).toBe(200);
});

test("hundreds of streams that are opened at once are served beside reads that wait", async () => {
  const { host, release, flood } = createScene();
  const { answers } = await flood((index) => `/api/slow-${index}`);
  const streams = await Promise.all(Array.from({ length: 300 }, () => host.request("/api/stream")));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  release.resolve();
  await Promise.all(answers);
});
