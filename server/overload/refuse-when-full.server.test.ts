import { request as send } from "node:http";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { ProblemSchema } from "#contract/http/problem.ts";
import { createTestHost } from "#tests/support/host.ts";
import { listen } from "../connections/listen.server.ts";

/** More than run and wait at a time. */
const MANY = 90;
const READER = { Accept: "text/html,*/*;q=0.8" };

let version = 1;
let round = 0;
let release = Promise.withResolvers<void>();
const toRules = vi.fn((path: string) => ({
  isPrivate: path.startsWith("/private"),
  query: ["page"],
  parts: [],
}));

const host = createTestHost({
  pages: {
    version: () => version,
    render: async ({ url }) => {
      if (!url.includes("/known")) await release.promise;
      else if (version > 1) throw new Error("The database is away.");
      return new Response(`page ${new URL(url).pathname}`);
    },
    toRules,
  },
});
const listener = await listen(host, { host: "127.0.0.1", port: 0 });
afterAll(() => listener.close());
const address = listener.server.address();
const port = typeof address === "object" ? address?.port : 0;

type Sent = { status: number; headers: Record<string, unknown>; body: string };

function ask(path: string, headers = {}, method = "GET"): Promise<Sent> {
  return new Promise((resolve, reject) => {
    send({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text) => (body += text));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .on("error", reject)
      .end();
  });
}

const never = new Promise<never>(() => {});

/** Requests pages that hang until the test ends, more than there are places for. */
async function fill(): Promise<void> {
  round += 1;
  release = Promise.withResolvers();
  // The queue stays full, however slow the machine is.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const pages = Array.from({ length: MANY }, (_, index) => ask(`/page-${round}-${index}`));
  onTestFinished(async () => {
    vi.useRealTimers();
    release.resolve();
    await Promise.all(pages);
  });
  const refusals = pages.map(async (page) => ((await page).status === 503 ? true : never));
  await Promise.race(refusals);
}
test("a page that finds no place is refused at once, as a page or as a problem", async () => {
  await fill();
  const page = await ask("/another", READER);
  expect(page.status).toBe(503);
  expect(page.body).toContain("<h1>The site is busy right now</h1>");
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": expect.stringMatching(/default-src 'none'.*style-src 'sha/),
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "retry-after": "2",
  });

  const problem = await ask("/another");
  expect(problem.headers).toMatchObject({
    "content-type": "application/problem+json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  const { status, reference } = ProblemSchema.parse(JSON.parse(problem.body));
  expect(status).toBe(503);
  expect(reference).toBe(problem.headers["x-request-id"]);
  expect(reference).not.toBe(page.headers["x-request-id"]);

  expect(await ask("/another", {}, "HEAD")).toMatchObject({ status: 503, body: "" });
});

test("a refused path is not looked up", async () => {
  await fill();
  toRules.mockClear();
  expect((await ask("/no-such-page")).status).toBe(503);
  expect(toRules).not.toHaveBeenCalled();
});

test("what needs no render is sent as always", async () => {
  expect((await ask("/known")).body).toBe("page /known");
  expect((await ask("/known?page=2")).status).toBe(200);
  await fill();
  expect((await ask("/known")).body).toBe("page /known");
  expect((await ask("/known?utm_source=news")).body).toBe("page /known");
  expect((await ask("/known?fbclid=1&page=2")).status).toBe(200);
  expect((await ask("/known?page=3")).status).toBe(503);
  expect((await ask("/Known")).headers.location).toBe("/known");
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
  expect((await ask("/api/challenge")).body).toBe("api");
});

test("a stale page is sent rather than a refusal", async () => {
  expect((await ask("/known")).status).toBe(200);
  await fill();
  version = 2;
  expect(await ask("/known")).toMatchObject({ status: 200, body: "page /known" });
});
