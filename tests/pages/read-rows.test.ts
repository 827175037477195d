import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentKinds } from "#app/content.ts";
import { readTodayFor } from "#app/desk/today/today.service.server.ts";
import { upsertMembers } from "#app/developers/content/member-writes.repository.server.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { connect } from "#database/client.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { createDatabaseMetrics } from "#services/database-metrics.repository.server.ts";
import { importFolder } from "../support/import-folder.ts";
import { toMemberInput } from "../support/members.ts";
import { KINDS } from "../support/page-kinds.ts";
import { sendHire } from "../support/person.ts";
import { createTestServices } from "../support/services.ts";
import { createSitePages, siteRoutes } from "../support/site-pages.ts";
import { createStaff } from "../support/staff.ts";

// why: Vitest has no URL for a stylesheet.
vi.mock("../../app/root.css?url", () => ({ default: "/root.css" }));

const URLS = [
  ...KINDS.filter((url) => url !== "/api/docs"),
  "/developers?q=engineer",
  "/developers?sort=rate_asc",
  "/developers?overlap=4",
  "/developers/anna-kask/cv.json",
  "/compare?ids=1,2,3",
  "/hire-nothing-developers",
  "/blog?q=review",
  "/blog/feed.xml",
  "/sitemap.xml",
  "/sitemap.xml?file=developers-1",
  "/llms.txt",
  "/robots.txt",
  "/site.webmanifest",
  "/search?q=react",
  "/faq/developer",
  "/vacancies?workplace=remote",
  "/find/contacts",
  "/apply/job-selection",
  "/accent.css",
  "/hire",
  "/find",
  "/apply",
  "/faq",
  "/why-us",
  "/.well-known/security.txt",
  "/footer.html",
  ...["favicon.svg", "favicon.ico", "apple-touch-icon.png", "icon-192.png", "icon-512.png"].map(
    (name) => `/${name}`,
  ),
  "/social/developers/anna-kask.png",
  "/no/such/page",
];
/** The data of a CV are those of `cv.json`; the description of the API comes from the whole product. */
const OTHERS = ["developers/routes/cv.ts", "pages/routes/api-docs.tsx"];

const tested = await createTestServices();
const { db, pool, close } = connect(tested.url);
const services = { ...tested, db, primary: db };
afterAll(close);

/** Most rows of each statement since they were last read. */
let rowsOf = new Map<string, number>();

function count(text: string, rows: number): void {
  const statement = text.replaceAll(/\s+/g, " ").trim();
  rowsOf.set(statement, Math.max(rows, rowsOf.get(statement) ?? 0));
}

type Result = { rows?: unknown[] } | undefined;

// why: a row costs memory where it arrives, whatever is done with it.
pool.on("connect", (client) => {
  const { query } = client;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const [config] = args;
      const text = typeof config === "string" ? config : (config as { text: string }).text;
      const add = (result: Result) => count(text, result?.rows?.length ?? 0);
      const done = args.at(-1);
      if (typeof done !== "function") {
        const answer: Promise<Result> = Reflect.apply(query, client, args);
        answer.then(add, () => {});
        return answer;
      }
      const addFirst = (error: unknown, result: Result) => {
        add(result);
        Reflect.apply(done, undefined, [error, result]);
      };
      return Reflect.apply(query, client, [...args.slice(0, -1), addFirst]);
    },
  });
});

type Loaded = { loader?: (args: unknown) => unknown; handle?: PageHandle };

/** Routes whose data was read. */
const read = new Set<string>();
const publicIds: string[] = [];
const toModule = (id: string | undefined) => siteRoutes[id ?? ""]?.module as Loaded | undefined;
for (const [id, route] of Object.entries(siteRoutes)) {
  const module = toModule(id);
  const { loader } = module ?? {};
  if (!module || !loader) continue;
  if (!module.handle?.private && !toModule(route?.parentId)?.handle?.private) publicIds.push(id);
  // why: what is not read here has no bound.
  module.loader = (args) => {
    read.add(id);
    return loader(args);
  };
}

/** Doubles a table, with other values for what is unique. */
async function double(table: string, unique: Record<string, string>): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_name = ${table} and is_identity = 'NO' and is_generated = 'NEVER'`);
  const columns = rows.map(({ name }) => `"${name}"`);
  const values = rows.map(({ name }) => unique[name] ?? `"${name}"`);
  await db.execute(
    sql.raw(`insert into ${table} (${columns.join()}) select ${values.join()} from ${table}`),
  );
}

async function doubleAll(): Promise<void> {
  const slug = "slug || '-' || gen_random_uuid()";
  for (const table of ["members", "articles", "vacancies"]) await double(table, { slug });
  const reference = "gen_random_uuid()";
  await double("requests", { reference, idempotency_key: reference });
}

async function readEverything(): Promise<Map<string, number>> {
  const render = createSitePages(services);
  const reader = { ...(await createStaff(tested.db, { role: "owner" })), role: "owner" as const };
  rowsOf = new Map();
  for (const url of URLS) {
    const response = await render(new Request(tested.env.siteUrl + url));
    await response.text();
    expect(response.status, url).toBeLessThan(500);
  }
  for (const metric of createDatabaseMetrics(db, ["mail"])) await metric.get();
  await readTodayFor(services, reader);
  return rowsOf;
}

let few = new Map<string, number>();
let many = new Map<string, number>();

beforeAll(async () => {
  await importFolder(tested.db, join(projectRoot, "content/demo"), contentKinds);
  await sendHire(tested);
  await doubleAll();
  await doubleAll();
  few = await readEverything();
  for (let number = 0; number < 3; number++) await doubleAll();
  many = await readEverything();
}, 300_000);

/**
 * What reads more rows of more content, by a part of its text, and why there is an end to it. Every
 * other statement of these pages reads as many rows of 320 members as of 2,000: it counts, is of one
 * record or of one page, or has a limit that is reached.
 */
const BOUNDS: [part: string, most: number, reason: RegExp | string][] = [
  ['from "content_version"', 500, "changes of the last 500 versions are stored"],
  [
    '"members"."id" >= $2 and "members"."id" < $3',
    10_000,
    "a file of the sitemap is of so many ids",
  ],
  ['from "vacancies"', 500, / limit \$\d+$/],
  ['"articles"."published_at", "articles"."updated_at" from "articles"', 30_000, / limit \$\d+$/],
  ['from "requests" where', 8, / limit \$\d+\) "page"/],
];

test("public pages, feeds, sitemap, metrics and digest read no more rows of more content", () => {
  const growing = [...many].filter(([statement, rows]) => rows > (few.get(statement) ?? 0));
  const unbounded = growing.filter(
    ([statement, rows]) =>
      !BOUNDS.some(
        ([part, most, reason]) =>
          statement.includes(part) &&
          rows <= most &&
          (typeof reason === "string" || reason.test(statement)),
      ),
  );
  expect(unbounded).toEqual([]);
  expect(publicIds.filter((id) => !read.has(id))).toEqual(OTHERS);
});

test("a sitemap of many profiles is an index of files in which each of them is once", async () => {
  const render = createSitePages(services);
  const read = async (path: string) => {
    const response = await render(new Request(tested.env.siteUrl + path));
    const xml = await response.text();
    const locations = [...xml.matchAll(/<loc>([^<]+)</g)].map(([, location = ""]) => location);
    return { status: response.status, xml, locations };
  };
  const whole = await read("/sitemap.xml");
  expect(whole.xml).toContain("<urlset ");

  await db.execute(sql`select setval(pg_get_serial_sequence('members', 'id'), 25000)`);
  await tested.db.transaction((tx) => upsertMembers(tx, [toMemberInput({ slug: "far-away" })]));
  const index = await read("/sitemap.xml");
  expect(index.xml).toContain("<sitemapindex ");
  const files = index.locations.map((location) => location.replace(tested.env.siteUrl, ""));
  expect(files).toEqual(
    ["pages", "developers-1", "developers-3"].map((file) => `/sitemap.xml?file=${file}`),
  );
  const parts = await Promise.all(files.map(read));
  expect(parts.flatMap(({ locations }) => locations).toSorted()).toEqual(
    [...whole.locations, `${tested.env.siteUrl}/developers/far-away`].toSorted(),
  );
  for (const file of ["developers-2", "developers-0", "members", ""]) {
    expect((await read(`/sitemap.xml?file=${file}`)).status).toBe(404);
  }
});
