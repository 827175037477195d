import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { createPageRules } from "#app/boot/pages/page-rules.server.ts";
import { contentKinds } from "#app/content.ts";
import { connect } from "#database/client.server.ts";
import { EVERYTHING, type Reads, recordReads } from "#database/reads.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";
import {
  type ContentWatch,
  watchContentVersion,
} from "#services/content/versions/content-watch.server.ts";
import { editRandomly, publishTexts, readText } from "../support/content-edits.ts";
import { createTestHost } from "../support/host.ts";
import { importFolder } from "../support/import-folder.ts";
import { createTestServices } from "../support/services.ts";
import { createSitePages, siteRoutes } from "../support/site-pages.ts";

// why: Vitest has no URL for a stylesheet.
vi.mock("../../app/root.css?url", () => ({ default: "/root.css" }));

/** Others are tried by hand: `EDIT_SEED=7 EDITS=40 npx vitest run page-dependencies`. */
const SEED = Number(process.env.EDIT_SEED ?? 763_462);
const EDITS = Number(process.env.EDITS ?? 6);

const URLS = [
  "/",
  "/index.md",
  "/developers",
  "/developers.md",
  "/developers.data",
  "/developers?page=2",
  "/developers?technology=react",
  "/developers?technology=react,typescript&country=EE",
  "/developers?tag=fintech,logistics",
  "/developers?q=engineer",
  "/developers?sort=rate_asc",
  "/developers?available=true",
  "/developers?overlap=4&zone=Europe/London",
  "/developers/anna-kask",
  "/developers/anna-kask.data",
  "/developers/anna-kask.md",
  "/developers/anna-kask/cv.json",
  "/developers/ada-lill",
  "/developers/callum-fairweather",
  "/developers/chiamaka-eze",
  "/developers/daryna-kovalchuk",
  "/developers/emre-yildirim",
  "/compare?ids=1,2,3",
  "/hire-react-developers",
  "/hire-react-developers.md",
  "/hire-docker-developers",
  "/tag/hire-fintech-developers",
  "/hire-nothing-developers",
  "/vacancies",
  "/vacancies?workplace=remote",
  "/vacancies/qa-engineer-playwright",
  "/vacancies/junior-front-end-developer",
  "/apply/job-selection",
  "/blog",
  "/blog.md",
  "/blog?page=2",
  "/blog?q=review",
  "/blog/feed.xml",
  "/blog/estimate-honestly",
  "/blog/raise-your-rate.data",
  "/blog/first-week-with-a-client",
  "/blog/tag/rates",
  "/blog/author/helena-brix",
  "/blog/category/hiring",
  "/about-us",
  "/why-ogds",
  "/services",
  "/pricing",
  "/career",
  "/privacy",
  "/cookie-policy",
  "/faq/client",
  "/faq/developer",
  "/find/contacts",
  "/hire/select-developer",
  "/sitemap",
  "/sitemap.xml",
  "/llms.txt",
  "/robots.txt",
  "/site.webmanifest",
  "/favicon.svg",
  "/search?q=react",
  "/.well-known/security.txt",
  "/accent.css",
  "/nothing-here",
];

const services = await createTestServices();
const { env } = services;
await importFolder(services.db, join(projectRoot, "content/demo"), contentKinds);

/** The host of another process, with a connection of its own. */
function openHost(content: Partial<ContentWatch> & Pick<ContentWatch, "version">) {
  const { db, close } = connect(services.url);
  afterAll(close);
  const { hasChanged, version, record = recordReads } = content;
  const host = createTestHost({
    siteUrl: env.siteUrl,
    pages: {
      render: createSitePages({ ...services, db }),
      toRules: createPageRules(siteRoutes),
      version,
      ...(hasChanged && { reads: { record, hasChanged } }),
    },
  });
  /** What a visitor reads once the page is rendered, however long that takes. */
  const read = async (url: string): Promise<string> => {
    const { stale } = host.stats();
    const response = await host.request(env.siteUrl + url);
    const page = `${response.status} ${response.headers.get("Location")} ${await response.text()}`;
    return host.stats().stale === stale ? page : read(url);
  };
  return { read, stats: host.stats, close };
}

const watch = await watchContentVersion(services.url, services.log);
const other = await watchContentVersion(services.url, services.log);
afterAll(() => Promise.all([watch.close(), other.close()]));

async function waitForVersion(): Promise<void> {
  const version = await findContentVersion(services.db);
  await expect.poll(() => [watch.version(), other.version()]).toEqual([version, version]);
}

/** URLs of which a process sends other bytes than a new one. */
async function findStale(
  processes: readonly ReturnType<typeof openHost>[],
  urls: readonly string[],
): Promise<string[]> {
  const fresh = openHost({ version: () => 1 });
  const stale: string[] = [];
  for (const url of urls) {
    const page = await fresh.read(url);
    for (const { read } of processes) if ((await read(url)) !== page) stale.push(url);
  }
  await fresh.close();
  return stale;
}

/** A small generator, because every edit must be the same for the same seed. */
function createChoose(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What each page reads. The first render of a page loads its lazy parts, for the tests below. */
const readsOf = new Map<string, Reads>();
const render = createSitePages(services);
for (const url of URLS.filter((one) => !one.includes(".md"))) {
  const { reads } = await recordReads(async () =>
    (await render(new Request(env.siteUrl + url))).text(),
  );
  readsOf.set(url, reads);
}

test("no public page reads anything of which changes are unknown", () => {
  const unknown = [...readsOf].filter(([, reads]) => reads.has(EVERYTHING));
  expect(unknown.map(([url]) => url)).toEqual([]);
});

/** Without one kind of key: pages must become stale for lack of it, else nothing tests the key. */
const FAULTS: [missing: string, edited: string, from: RegExp, to: string, shown: string][] = [
  ["members:id:", "members/anna-kask.yaml", /^excerpt: .*$/m, "excerpt: New.", "/developers"],
  ["members:slug:", "members/anna-kask.yaml", /how: .*/, "how: New", "/developers/anna-kask"],
  [
    "member_search",
    "members/ingrid-hallstrom.yaml",
    /^sales_rate: .*$/m,
    "sales_rate: 20",
    "/developers?sort=rate_asc",
  ],
  [
    "member_search:",
    "members/arpine-sargsyan.yaml",
    /^country_code: .*$/m,
    "country_code: PT",
    "/hire-react-developers",
  ],
  [
    "member_search:taxonomy",
    "members/marta-vilanova.yaml",
    /^technologies:$/m,
    "technologies:\n  - slug: elixir\n    years: 1",
    "/services",
  ],
  [
    "members",
    "members/marta-vilanova.yaml",
    /$/,
    "client_references:\n  - { author: A, role: B, company: C, text: New, on: 2026-11-01, consent_on: 2026-11-02 }\n",
    "/",
  ],
  [
    "articles:cards",
    "articles/interview-with-a-pull-request.md",
    /^title: .*$/m,
    "title: New",
    "/blog",
  ],
  ["articles:slug:", "articles/raise-your-rate.md", /\n$/, "\nNew.\n", "/blog/raise-your-rate"],
  ["authors", "authors/helena-brix.yaml", /^role: .*$/m, "role: New", "/blog/author/helena-brix"],
  [
    "vacancies:cards",
    "vacancies/qa-engineer-playwright.md",
    /^title: .*$/m,
    "title: New",
    "/vacancies",
  ],
  ["site", "site.yaml", /^tagline: .*$/m, "tagline: New", "/"],
  ["technologies", "technologies.yaml", /name: React\b/, "name: New", "/developers/anna-kask"],
  ["page_texts:slug:", "pages/services.md", /^lead: .*$/m, "lead: New.", "/services"],
  [
    "landing_intros:slug:",
    "technology-intros/docker.md",
    /\n$/,
    "\nNew.\n",
    "/hire-docker-developers",
  ],
];

test.each(FAULTS)("without the key %s a change of %s is found as stale", async (...fault) => {
  const [missing, path, from, to, url] = fault;
  const isMissing = (key: string) =>
    missing.endsWith(":") ? key.startsWith(missing) : key === missing;
  const hasChanged = (reads: Reads, since: number) =>
    watch.hasChanged(new Set([...reads].filter((key) => !isMissing(key))), since);
  const faulty = openHost({ version: watch.version, hasChanged });
  const whole = openHost(watch);
  expect(await findStale([faulty, whole], [url])).toEqual([]);
  const text = (await readText(services.db, path)).replace(from, to);
  expect(await publishTexts(services.db, { [path]: text })).toBe("published");
  await waitForVersion();
  expect(await findStale([whole], [url])).toEqual([]);
  expect(await findStale([faulty], [url])).toEqual([url]);
});

const UNRELATED = [
  "/developers/emre-yildirim",
  "/developers/emre-yildirim.data",
  "/hire-figma-developers",
  "/blog",
  "/blog/estimate-honestly",
  "/blog/feed.xml",
  "/vacancies",
  "/services",
  "/sitemap",
  "/faq/client",
  "/hire/select-developer",
  "/apply/job-selection",
  "/privacy",
];

test("an edit of one member renders no page again that does not show them", async () => {
  const { read, stats } = openHost(watch);
  for (const url of UNRELATED) await read(url);
  const { renders } = stats();
  const path = "members/tomasz-wierzbicki.yaml";
  const text = await readText(services.db, path);
  for (const position of ["Engineer one", "Engineer two"]) {
    const edited = text.replace(/^position: .*$/m, `position: ${position}`);
    expect(await publishTexts(services.db, { [path]: edited })).toBe("published");
    await waitForVersion();
    for (const url of UNRELATED) await read(url);
  }
  expect(stats().renders).toBe(renders);
});

test("a comment in a file renders nothing again", async () => {
  const { read, stats } = openHost(watch);
  await read("/developers/emre-yildirim");
  const path = "members/emre-yildirim.yaml";
  const text = `${await readText(services.db, path)}# A comment.\n`;
  expect(await publishTexts(services.db, { [path]: text })).toBe("published");
  await waitForVersion();
  await read("/developers/emre-yildirim");
  expect(stats().renders).toBe(1);
});

// The last one, because it changes the files that others need.
test("after each of many edits every process sends what a new process would", {
  timeout: 600_000,
}, async () => {
  const processes = [openHost(watch), openHost(other)];
  const choose = createChoose(SEED);
  expect(await findStale(processes, URLS)).toEqual([]);
  const made: string[] = [];
  for (let number = 0; number < EDITS; number++) {
    const { edit, outcome } = await editRandomly(services.db, choose);
    made.push(`${edit}: ${outcome}`);
    await waitForVersion();
    const stale = await findStale(processes, URLS);
    expect(stale, `EDIT_SEED=${SEED}, after ${made.join(", ")}`).toEqual([]);
  }
  const { renders, hits } = processes[0]?.stats() ?? { renders: 0, hits: 0 };
  console.info(`EDIT_SEED=${SEED}: ${made.join(", ")}; ${renders} renders, ${hits} hits`);
});
