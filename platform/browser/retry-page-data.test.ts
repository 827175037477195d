import { expect, test } from "vitest";
import { retryPageData } from "./retry-page-data.ts";

function createHost(...statuses: number[]) {
  const sent: string[] = [];
  const fetch = async (input: unknown) => {
    const status = statuses[sent.push(String(input)) - 1] ?? 200;
    return new Response("", { status });
  };
  const host = { fetch: fetch as typeof globalThis.fetch };
  retryPageData(host);
  return { host, sent };
}

const PAGE_DATA = new URL("http://site/developers.data?_routes=root");

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  "page data is requested a second time after %s, and not a third",
  async (status) => {
    const { host, sent } = createHost(status, status);
    expect((await host.fetch(PAGE_DATA, {})).status).toBe(status);
    expect(sent).toHaveLength(2);
  },
);

test("page data is requested once after 404, and so is everything else after 503", async () => {
  const missing = createHost(404);
  await missing.host.fetch(PAGE_DATA);
  expect(missing.sent).toHaveLength(1);
  const { host, sent } = createHost(503, 503, 503);
  await host.fetch(PAGE_DATA, { method: "POST" });
  await host.fetch("/developers.data");
  await host.fetch(new URL("http://site/api/members"));
  expect(sent).toHaveLength(3);
});
