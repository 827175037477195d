import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "#database/tables/protection.ts";
import { connectMcp, listenMcp } from "#tests/support/mcp.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { toolCalls } from "./mcp.server.ts";

const services = await createTestServices();
const { db, env } = services;
await seedMembers(db, [
  {
    slug: "anna-kask",
    first_name: "Anna",
    last_name: "Kask",
    sales_rate: 50,
    sales_currency: "EUR",
    seniority_level: "senior",
    technologies: toTechnologyInputs(["react"], ["nodejs"]),
    about: `<p>${"Long. ".repeat(1_000)}</p>`,
  },
  {
    slug: "boris-jansen",
    first_name: "Boris",
    last_name: "Jansen",
    sales_rate: 70,
    sales_currency: "EUR",
    seniority_level: "middle",
    technologies: toTechnologyInputs(["go"], ["nodejs"]),
  },
]);

const PUBLIC = [
  "search_developers",
  "read_developer",
  "compare_developers",
  "list_free_times",
  "draft_request",
];

beforeEach(() => db.delete(rateLimits));

/** How many rows there are in all tables that visitors write to. */
async function countStored() {
  const { rows } = await db.execute<{ stored: string }>(sql`
    select (select count(*) from requests) || ' ' || (select count(*) from bookings) || ' '
      || (select count(*) from empty_searches) || ' ' || (select count(*) from audit_log) as stored`);
  return rows[0]?.stored;
}

describe("without a token", () => {
  test.each(["legacy", "auto"] as const)("lists and uses the tools, %s", async (era) => {
    const { client, list, read } = await connectMcp(await listenMcp(services), { era });
    expect(client.getServerVersion()).toMatchObject({ name: "OGDS" });
    expect(await list()).toEqual(PUBLIC);
    const { tools } = await client.listTools();
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    const search = tools.find(({ name }) => name === "search_developers");
    expect(search?.inputSchema).toMatchObject({
      properties: { q: { type: "string" }, rate_max: { type: "number" }, limit: { maximum: 12 } },
      required: [],
    });
    const found = await read("search_developers", { q: "senior React developer up to 60 euros" });
    expect(found.developers.map(({ slug }: { slug: string }) => slug)).toEqual(["anna-kask"]);
    expect(found.filters).toEqual(expect.arrayContaining(["React"]));
    expect(found.url).toMatch(/^https:\/\/ogds\.example\/developers\?.*technology=react/);
  });

  test("searches by filters, pages and finds who is close", async () => {
    const { read } = await connectMcp(await listenMcp(services));
    const one = await read("search_developers", { technology: ["nodejs"], limit: 1, page: 2 });
    expect(one).toMatchObject({ total: 2, page: 2, last_page: 2 });
    expect(one.developers).toHaveLength(1);
    const none = await read("search_developers", { technology: "go", rate_max: "60" });
    expect(none).toMatchObject({ total: 0, developers: [] });
    expect(none.without.map(({ label }: { label: string }) => label)).toContain("Go");
    expect(none.close[0]).toMatchObject({ slug: "boris-jansen" });
  });

  test("reads a profile, of which long texts are cut", async () => {
    const { read, call } = await connectMcp(await listenMcp(services));
    const anna = await read("read_developer", { slug: "anna-kask" });
    expect(anna).toMatchObject({
      name: "Anna Kask",
      url: "https://ogds.example/developers/anna-kask",
      rate: "€50 / h",
    });
    expect(anna.about.length).toBeLessThan(1_600);
    expect(await call("read_developer", { slug: "nobody-here" })).toEqual({
      isError: true,
      text: "There is no developer nobody-here.",
    });
  });

  test("compares developers as the site does", async () => {
    const { read, call } = await connectMcp(await listenMcp(services));
    const compared = await read("compare_developers", { slugs: ["anna-kask", "boris-jansen"] });
    expect(compared.differs).toContainEqual({
      label: "Rate",
      values: { "anna-kask": "€50 / h", "boris-jansen": "€70 / h" },
      best: "lowest: anna-kask",
    });
    expect((await call("compare_developers", { slugs: ["anna-kask"] })).isError).toBe(true);
  });

  test("reads free times in a zone", async () => {
    const { read, call } = await connectMcp(await listenMcp(services));
    const { times, minutes, total } = await read("list_free_times", { time_zone: "Asia/Tokyo" });
    expect(minutes).toBe(30);
    expect(times.length).toBe(Math.min(40, total));
    const [{ starts_at, local }] = times;
    const tokyo = new Date(Date.parse(starts_at) + 9 * 3_600_000).toISOString();
    expect(local).toBe(tokyo.slice(0, 16).replace("T", " "));
    expect((await call("list_free_times", { time_zone: "Mars" })).text).toContain("time_zone: ");
  });

  test("drafts a request as a URL, and nothing is stored", async () => {
    const before = await countStored();
    const { read, call } = await connectMcp(await listenMcp(services));
    const chosen = await read("draft_request", { developers: ["anna-kask", "anna-kask"] });
    expect(chosen.url).toBe(`${env.siteUrl}/hire/form?members=anna-kask`);
    const search = await read("draft_request", { q: "two React developers up to 60 euros" });
    const { pathname, searchParams } = new URL(search.url);
    expect(pathname).toBe("/find");
    expect(searchParams.get("technology")).toBe("react");
    expect(searchParams.get("people")).toBe("2");
    expect((await call("draft_request")).text).toBe("q: Say who is looked for");
    expect((await call("draft_request", { developers: ["x-y"] })).isError).toBe(true);
    await call("search_developers", { technology: ["go"], rate_max: 1 });
    expect(await countStored()).toBe(before);
  });

  test("calls are counted by tool and outcome", async () => {
    const { read, call } = await connectMcp(await listenMcp(services));
    const broken = await connectMcp(await listenMcp({ ...services, clock: () => new Date("x") }));
    toolCalls.reset();
    await read("read_developer", { slug: "anna-kask" });
    await call("read_developer", { slug: "not-here" });
    await call("read_developer", { slug: "No slug" });
    await broken.call("read_developer", { slug: "anna-kask" });
    const { values } = await toolCalls.get();
    expect(values.map(({ labels, value }) => [labels, value])).toEqual([
      [{ tool: "read_developer", outcome: "done" }, 1],
      [{ tool: "read_developer", outcome: "refused" }, 2],
      [{ tool: "read_developer", outcome: "failed" }, 1],
    ]);
  });

  test("wrong input is named, and nothing of the software is", async () => {
    const { call } = await connectMcp(await listenMcp(services));
    const wrong = await call("search_developers", { technolgy: ["react"], limit: 500 });
    expect(wrong.isError).toBe(true);
    expect(wrong.text).toContain("limit: ");
    expect(wrong.text).toContain("technolgy");
    expect(wrong.text).not.toContain("zod");
    expect((await call("search_developers", { q: "x".repeat(5_000) })).text).toContain("800");
  });
});

describe("requests", () => {
  const body = (message: object) => JSON.stringify({ jsonrpc: "2.0", id: 1, ...message });
  const LIST = body({ method: "tools/list" });
  async function post(text: string, headers: Record<string, string> = {}, url?: URL) {
    return fetch(url ?? (await listenMcp(services)), {
      method: "POST",
      body: text,
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...headers,
      },
    });
  }

  test("are one message each, bounded before they are read", async () => {
    expect((await post(LIST)).status).toBe(200);
    expect((await post(`[${LIST},${LIST}]`)).status).toBe(400);
    expect((await post("{")).status).toBe(400);
    expect((await post(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`)).status).toBe(400);
    expect((await post(body({ method: "tools/list", params: { x: "\u0000" } }))).status).toBe(400);
    expect((await post(LIST.padEnd(70_000, " "))).status).toBe(413);
    const unknown = await post(body({ method: "tools/call", params: { name: "erase_person" } }));
    expect(await unknown.text()).toContain("erase_person");
  });

  test("have no other method and no cross-origin access", async () => {
    const url = await listenMcp(services);
    for (const method of ["GET", "DELETE", "OPTIONS"]) {
      const response = await fetch(url, { method, headers: { Accept: "text/event-stream" } });
      expect([method, response.status, response.headers.get("allow")]).toEqual([
        method,
        405,
        "POST",
      ]);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
    expect((await post(LIST, { Origin: "https://evil.example" })).status).toBe(403);
    // By DNS rebinding another name leads here: the browser calls that the same origin.
    const rebound = { Origin: url.origin, "Sec-Fetch-Site": "same-origin" };
    expect((await post(LIST, rebound)).status).toBe(403);
    const own = await post(LIST, { Origin: env.siteUrl });
    expect(own.status).toBe(200);
    expect(own.headers.get("access-control-allow-origin")).toBeNull();
    expect(own.headers.get("cache-control")).toContain("no-store");
  });

  test("are limited by address", async () => {
    const url = await listenMcp(services);
    const first = await post(LIST, {}, url);
    expect(first.headers.get("ratelimit")).toContain("r=119");
    await db.update(rateLimits).set({ hits: 120 });
    const refused = await post(LIST, {}, url);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await db.delete(rateLimits).where(eq(rateLimits.hits, 121));
  });

  test("cannot open a stream that stays", async () => {
    const { client } = await connectMcp(await listenMcp(services));
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow("limit reached");
  });
});
