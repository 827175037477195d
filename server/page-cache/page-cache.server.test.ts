import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.server.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const NEW_YEARS_EVE = Date.UTC(2026, 11, 31, 23, 59, 59, 900);

/** A cache over a renderer that counts; the test sets content version and clock. */
function createScene(options: { bytes?: number } = {}) {
  const scene = {
    version: 1,
    now: NEW_YEARS_EVE - 3_600_000,
    renders: [] as string[],
    respond: async (url: string): Promise<Response> =>
      new Response(`${url} as of ${scene.version}`, { headers: HTML }),
  };
  const pages = createPageCache({
    version: () => scene.version,
    shared: { "x-shared": "yes" },
    now: () => scene.now,
    ...options,
  });
  const getPage = (url: string) =>
    pages.getPage(url, () => {
      scene.renders.push(url);
      return scene.respond(url);
    });
  const cache = { ...pages, getPage };
  const read = async (url: string) => String((await getPage(url)).plain);
  return { scene, cache, read };
}

test("a page is rendered once per content version", async () => {
  const { scene, cache, read } = createScene();
  expect(await read("/a")).toBe("/a as of 1");
  expect(await read("/a")).toBe("/a as of 1");
  expect(scene.renders).toHaveLength(1);
  scene.version = 2;
  expect(cache.findPage("/a")).toBeUndefined();
  expect(await read("/a")).toBe("/a as of 2");
  expect(cache.stats()).toMatchObject({ hits: 1, misses: 2, renders: 2, stale: 0, entries: 1 });
});

test("concurrent requests for a URL share one render", async () => {
  const { scene, read } = createScene();
  const texts = await Promise.all(Array.from({ length: 20 }, () => read("/a")));
  expect(new Set(texts)).toEqual(new Set(["/a as of 1"]));
  expect(scene.renders).toEqual(["/a"]);
});

test("content that changes during a render makes the page stale at once", async () => {
  const { scene, cache, read } = createScene();
  scene.respond = async () => {
    scene.version = 2;
    return new Response("read before the change", { headers: HTML });
  };
  await read("/a");
  expect(cache.findPage("/a")).toBeUndefined();
});

test("the footer year in a cached page expires at New Year", async () => {
  const { scene, cache, read } = createScene();
  scene.now = NEW_YEARS_EVE;
  await read("/a");
  expect(cache.findPage("/a")).toBeDefined();
  scene.now += 200;
  expect(cache.findPage("/a")).toBeUndefined();
});

test("a page that cannot be rendered is served stale, and rendered again a second later", async () => {
  const { scene, cache, read } = createScene();
  await read("/a");
  scene.version = 2;
  scene.respond = () => Promise.reject(new Error("no database"));
  expect(await read("/a")).toBe("/a as of 1");
  expect(await read("/a")).toBe("/a as of 1");
  expect(scene.renders).toHaveLength(2);
  scene.respond = async () => new Response("broken", { status: 503, headers: HTML });
  scene.now += 1_001;
  expect(await read("/a")).toBe("/a as of 1");
  scene.respond = async () => new Response("back", { headers: HTML });
  scene.now += 1_001;
  expect(await read("/a")).toBe("back");
  expect(cache.stats()).toMatchObject({ failures: 2 });
});

test("a render that hangs delays no request for long while a stale page is cached", async () => {
  const { scene, read } = createScene();
  await read("/a");
  scene.version = 2;
  let finish = (_: Response) => {};
  scene.respond = () => new Promise((resolve) => (finish = resolve));
  expect(await read("/a")).toBe("/a as of 1");
  scene.now += 10_000;
  const started = performance.now();
  expect(await read("/a")).toBe("/a as of 1");
  expect(performance.now() - started).toBeLessThan(300);
  expect(scene.renders).toHaveLength(2);
  finish(new Response("late", { headers: HTML }));
  await wait(0);
  expect(await read("/a")).toBe("late");
});

test("a page that is always revalidated is waited for, however long its render takes", async () => {
  const { scene, read } = createScene();
  const headers = { "Content-Type": "application/pdf", "Cache-Control": "public, no-cache" };
  scene.respond = async () => new Response("with consent", { headers });
  await read("/cv");
  scene.version = 2;
  scene.respond = async () => {
    await wait(900);
    return new Response("without", { headers });
  };
  expect(await read("/cv")).toBe("without");
});

test("a failed fetch that is shown as an empty list is not cached", async () => {
  const { scene, read } = createScene();
  const respond = scene.respond;
  scene.respond = async () =>
    new Response("nobody", { headers: { ...HTML, "Cache-Control": "no-store" } });
  expect(await read("/a")).toBe("nobody");
  scene.respond = respond;
  expect(await read("/a")).toBe("/a as of 1");
  scene.version = 2;
  scene.respond = async () =>
    new Response("nobody", { headers: { ...HTML, "Cache-Control": "no-store" } });
  expect(await read("/a")).toBe("/a as of 1");
});

test("a page that was removed is refused, also where the refusal itself is not cached", async () => {
  const { scene, cache, read } = createScene();
  await read("/cv");
  scene.version = 2;
  scene.respond = async () =>
    new Response("gone", { status: 404, headers: { "Cache-Control": "no-store" } });
  expect(await read("/cv")).toBe("gone");
  expect(await read("/cv")).toBe("gone");
  expect(cache.stats()).toMatchObject({ entries: 0, failures: 0, stale: 0 });
});

test("a change of something that a page was not rendered from leaves it cached", async () => {
  const scene = { version: 1, changed: new Map<string, number>(), checks: 0 };
  const cache = createPageCache({
    version: () => scene.version,
    reads: {
      record: async (work) => ({ value: await work(), reads: new Set(["a"]) }),
      hasChanged: (reads, since) => {
        scene.checks++;
        return [...reads].some((key) => (scene.changed.get(key) ?? 0) > since);
      },
    },
    shared: {},
  });
  const change = (key: string) => scene.changed.set(key, ++scene.version);
  const render = async () => new Response(`as of ${scene.version}`, { headers: HTML });
  const page = await cache.getPage("/a", render);
  change("b");
  expect(cache.findPage("/a")).toBe(page);
  expect(cache.findPage("/a")).toBe(page);
  // Once for each version, not for each hit.
  expect(scene.checks).toBe(1);
  change("a");
  change("b");
  expect(cache.findPage("/a")).toBeUndefined();
  // Changed while it was rendered.
  await cache.getPage("/a", async () => {
    change("a");
    return render();
  });
  expect(cache.findPage("/a")).toBeUndefined();
});

test("a response that sets a cookie or fails is not cached", async () => {
  const { scene, read, cache } = createScene();
  scene.respond = async () => new Response("mine", { headers: { ...HTML, "Set-Cookie": "a=b" } });
  await read("/a");
  scene.respond = async () => new Response("broken", { status: 500, headers: HTML });
  await read("/b");
  expect(cache.stats().entries).toBe(0);
});

test("an error reaches every request that waited for the same render", async () => {
  const { scene, cache } = createScene();
  scene.respond = () => Promise.reject(new Error("no database"));
  const outcomes = await Promise.allSettled([cache.getPage("/a"), cache.getPage("/a")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(scene.renders).toHaveLength(1);
});

test("memory is bounded by bytes, and the least recently used page is evicted first", async () => {
  const { scene, cache, read } = createScene({ bytes: 100_000 });
  scene.respond = async () => new Response("x".repeat(8_000), { headers: HTML });
  for (let number = 0; number < 50; number++) {
    await read(`/articles/${number}`);
    await read("/home");
  }
  expect(cache.stats().bytes).toBeLessThanOrEqual(100_000);
  expect(cache.findPage("/home")).toBeDefined();
  expect(cache.findPage("/articles/0")).toBeUndefined();
});

test("lists with filters evict each other and no other page", async () => {
  const { scene, cache, read } = createScene({ bytes: 320_000 });
  scene.respond = async () => new Response("x".repeat(8_000), { headers: HTML });
  await read("/home");
  for (let number = 0; number < 50; number++) await read(`/developers?rate_max=${number}`);
  expect(cache.findPage("/home")).toBeDefined();
  expect(cache.findPage("/developers?rate_max=0")).toBeUndefined();
  expect(cache.findPage("/developers?rate_max=49")).toBeDefined();
});

test("unknown URLs evict no pages", async () => {
  const { scene, cache, read } = createScene({ bytes: 320_000 });
  await read("/home");
  scene.respond = async () => new Response("x".repeat(500), { status: 404, headers: HTML });
  for (let number = 0; number < 500; number++) await read(`/wp-${number}`);
  expect(cache.findPage("/home")).toBeDefined();
  expect(cache.stats().entries).toBeLessThan(10);
});

test("a page that is published replaces its cached 404", async () => {
  const { scene, cache, read } = createScene();
  const respond = scene.respond;
  scene.respond = async () => new Response("lost", { status: 404, headers: HTML });
  await read("/a");
  scene.version = 2;
  scene.respond = respond;
  expect(await read("/a")).toBe("/a as of 2");
  expect(cache.stats().entries).toBe(1);
});

test("an encoding is compressed once and cached; a popular page gets brotli's best quality", async () => {
  const { scene, cache } = createScene();
  const text = Array.from(
    { length: 3_000 },
    (_, number) => `<p>${(number * 7919) % 1_013}</p>`,
  ).join("");
  scene.respond = async () => new Response(text, { headers: HTML });
  const page = await cache.getPage("/a");
  const quick = await cache.encode("/a", page, "br");
  expect(await cache.encode("/a", page, "br")).toBe(quick);
  const before = cache.stats().bytes;
  for (let count = 0; count < 20; count++) cache.findPage("/a");
  await expect.poll(() => page.encoded.br === quick).toBe(false);
  expect(page.encoded.br?.length).toBeLessThanOrEqual(quick.length);
  expect(cache.stats().bytes).toBeLessThanOrEqual(before);
});

test("an error is never stored by shared caches, whatever headers the page sets", async () => {
  const { scene, cache } = createScene();
  const HEADERS: HeadersInit[] = [{}, { "Cache-Control": "public, max-age=60" }];
  for (const headers of HEADERS) {
    scene.respond = async () => new Response("Broken", { status: 503, headers });
    const { headers: sent } = await cache.getPage("/");
    expect(sent["cache-control"]).toBe("no-store");
  }
});

test("shared caches may store pages for a minute, browsers revalidate", async () => {
  const { scene, cache } = createScene();
  const { headers } = await cache.getPage("/a");
  expect(headers["cache-control"]).toBe(
    "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400",
  );
  expect(headers["x-shared"]).toBe("yes");
  scene.respond = async () =>
    new Response("x", { headers: { "Cache-Control": "public, max-age=9" } });
  expect((await cache.getPage("/b")).headers["cache-control"]).toBe("public, max-age=9");
});
