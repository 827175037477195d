import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { createPdf } from "#tests/support/documents.ts";
import { startOwnDatabase } from "#tests/support/own-database.ts";
import { toApplyForm, toFindForm, toRequestForm } from "#tests/support/requests.ts";
import { startTestedProduct } from "#tests/support/tested-product.ts";

const PROPOSAL = "7q2m9x4k8d3v6n1b5z0w7p4t2r";

/** What only the demo's agency is called, promises or offers, and where it lives. */
const FIRST_AGENCY: readonly RegExp[] = [
  /\bogds\b/i,
  /(?<!Europe\/)Tallinn/,
  /Kalasadama/i,
  /(?:one|five) working days?/i,
  /\b90[- ]minutes?/i,
  /two references/i,
  /two to three weeks/i,
  /\bbuy(?:ing )?[ -]?out\b/i,
  /70 ?%/,
  /(?:four|one) fifths?/i,
  /whole network/i,
  /\b(?:vetted|interviewed|tested)\b/i,
  /\bOG-[0-9A-Z]{6}\b/,
  /ff852f|ff7a1a/i,
  // In paths, slugs and names of fields it stays.
  /(?<![\w/#-])(?:software )?developers?(?![\w/:"\\-])/i,
  /lang(?:uage)?(?:="|>)en\b/,
  /front_end|Front-end developer/,
  /rescue a project/i,
  /for (?:2|two) years|\b6 months (?:after|from)/i,
];

/**
 * Without the choices of a form, where every time zone, country and language of the world is, and
 * without names of files and of the field with the counts, which are those of the code.
 */
const toWritten = (html: string) =>
  html.replace(/<option[^>]*>[^<]*<\/option>|\/assets\/[\w.-]+|\\"vetted\\"/g, "");

function findFirstAgency(text: string): string[] {
  return FIRST_AGENCY.flatMap((pattern) => {
    const found = pattern.exec(toWritten(text));
    if (!found) return [];
    return `${pattern}: …${found.input.slice(Math.max(0, found.index - 40), found.index + 60)}…`;
  });
}

const database = await startOwnDatabase();
const product = await startTestedProduct({
  DATABASE_URL: database.url,
  CONTENT_DIR: join(projectRoot, "tests/fixtures/kestrel-yard"),
});

async function readPage(path: string): Promise<{ status: number; whole: string; text: string }> {
  const { status, headers, text } = await product.ask(path);
  const head = [...headers].map(([name, value]) => `${name}: ${value}`).join("\n");
  return { status, text, whole: `${head}\n\n${text}` };
}

/** Pages that no link leads to, and what is not a page. */
const UNLINKED = [
  "/why-ogds",
  "/blog",
  "/apply/form",
  "/find/form",
  "/hire/form",
  "/nothing-here",
  `/proposals/${PROPOSAL}`,
  "/proposals/unknown",
  "/booking/unknown",
  "/vacancies/unknown",
  "/hire/contacts",
  "/find/details",
  "/find/book-a-call",
  "/apply/socials",
  "/apply/success",
  "/robots.txt",
  "/sitemap.xml",
  "/blog/feed.xml",
  "/site.webmanifest",
  "/favicon.svg",
  "/.well-known/security.txt",
  "/accent.css",
  "/healthz",
  "/readyz",
  "/no-such.js",
  "/api/openapi.json",
  "/api/members",
  "/api/members/1",
  "/api/technologies",
  "/api/tags",
  "/api/config/common",
  "/api/vacancies",
  "/api/articles",
  "/api/booking/slots",
  "/api/none",
  `/api/proposals/${PROPOSAL}`,
  `/api/proposals/${PROPOSAL}/member/1`,
  "/api/forms/request",
  "/developers/maud-okafor/cv.json?show_rates=true",
  "/%ff",
  "/UPPER/case",
];

const isPage = (path: string) => !/^\/(?:api\/(?!docs)|_ipx|media|assets)|\.\w+(?:$|\?)/.test(path);

/** Every page that a visitor can reach, with the data that the browser asks for. */
async function crawl(): Promise<{ traces: string[]; pages: Set<string> }> {
  const pages = new Set(["/", ...UNLINKED]);
  const traces: string[] = [];
  for (const path of pages) {
    const { status, whole, text } = await readPage(path);
    traces.push(...findFirstAgency(whole).map((trace) => `${path}: ${trace}`));
    if (!isPage(path)) continue;
    const [pathname = "", query] = path.split("?");
    const data = `${pathname === "/" ? "/_root" : pathname}.data${query ? `?${query}` : ""}`;
    traces.push(
      ...findFirstAgency((await readPage(data)).whole).map((trace) => `${data}: ${trace}`),
    );
    if (status >= 300) continue;
    for (const [, href = ""] of text.matchAll(/href="(\/[^"#]*)/g)) {
      const linked = href.replaceAll("&amp;", "&");
      if (isPage(linked)) pages.add(linked);
    }
  }
  return { traces, pages };
}

test("no page, no response and no header mentions the first agency", async () => {
  const { traces, pages } = await crawl();
  expect(traces).toEqual([]);
  // The crawl went everywhere.
  for (const path of [
    "/why-us",
    "/developers/saskia-thwaite",
    "/hire-rust-developers",
    "/sitemap",
  ]) {
    expect([...pages]).toContain(path);
  }
  expect([...pages].length).toBeGreaterThan(60);
});

test("the pages are those of the second agency", async () => {
  const { text } = await readPage("/pricing");
  expect(text).toContain("<title>Pricing – Kestrel Yard</title>");
  expect(text).toContain('href="/accent.css?0a6e4f"');
  expect(text).toContain("ten days, paid by the hour");
  expect((await readPage("/accent.css")).text).toContain("--color-accent:#0a6e4f");
  const { status } = await readPage("/why-ogds");
  expect(status).toBe(301);
});

test("pages are in the words of the second agency, by the formats of its language", async () => {
  const { text: home } = await readPage("/");
  expect(home).toContain('<html lang="de-AT"');
  expect(home).toContain("<title>Hire engineers – Kestrel Yard</title>");
  expect(home).toContain("Find an Engineer");
  const { text: apply } = await readPage("/apply/form");
  expect(apply).toContain("Apply as an engineer");
  expect(apply).toContain("Board designer");
  expect(apply).toContain("Store my profile for 3 years");
  expect((await readPage("/hire/form?members=maud-okafor")).text).toContain("Port of firmware");
  expect((await readPage("/developers/maud-okafor")).text).toMatch(/£\s\d/);
  expect((await readPage("/blog")).text).toContain("Notes from the bench</h1>");
});

test("examples are made of the content of the second agency", async () => {
  for (const path of ["/", "/developers", "/api/docs"]) {
    const { text } = await readPage(path);
    expect(text).not.toMatch(/React,|example, React|anna-kask|Estonia|nextjs|raise-your-rate/i);
  }
  const { text } = await readPage("/api/docs");
  expect(text).toContain("/api/technologies/elixir");
  expect(text).toContain("KY-7K3M9Q");
});

test("sections with too little data are not shown, and nothing leads to empty pages", async () => {
  const { text: home } = await readPage("/");
  expect(home).not.toContain("Hire by technology");
  expect(home).not.toContain('href="/blog"');
  expect(home).not.toContain('href="/faq/developer"');
  expect(home).toContain('href="/vacancies"');
  expect(home).not.toMatch(/>Technologies<|>Industries</);
  expect((await readPage("/sitemap.xml")).text).not.toContain("/blog</loc>");
});

test("icons are made of the icon of the agency", async () => {
  for (const [path, type] of [
    ["/favicon.svg", "image/svg+xml"],
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
    ["/icon-192.png", "image/png"],
    ["/icon-512.png", "image/png"],
  ] as const) {
    const { status, headers } = await product.ask(path);
    expect([path, status, headers.get("content-type")]).toEqual([path, 200, type]);
  }
  expect((await readPage("/favicon.svg")).text).toContain("#0a6e4f");
});

async function post(path: string, form: FormData): Promise<{ reference: string }> {
  const { status, text, body } = await product.post(path, form, randomUUID());
  expect([path, status, text]).toEqual([path, 201, text]);
  expect(findFirstAgency(text)).toEqual([]);
  return body.data;
}

async function findSlots(): Promise<string[]> {
  return JSON.parse((await readPage("/api/booking/slots")).text).data;
}

async function uploadCv(): Promise<string> {
  const form = new FormData();
  form.append("purpose", "cv");
  form.append("file", new File([new Uint8Array(createPdf())], "cv.pdf"));
  const { text } = await product.ask("/api/uploads", { method: "POST", body: form });
  return JSON.parse(text).data.upload;
}

const emailFolder = join(product.dataDir, "mail");
const listEmails = () => readdirSync(emailFolder).filter((name) => name.endsWith(".eml"));

async function readEmail(name: string): Promise<string> {
  const raw = readFileSync(join(emailFolder, name));
  const { subject, text, html, headers, attachments } = await PostalMime.parse(raw);
  const files = attachments.map(({ content, filename }) =>
    [filename, new TextDecoder().decode(content as ArrayBuffer)].join("\n"),
  );
  const head = headers.map(({ key, value }) => `${key}: ${value}`);
  return [name, ...head, subject, text, html, ...files].join("\n");
}

test("no email, calendar file or confirmation mentions the first agency", async () => {
  // The last ones: the first may be too soon a moment later.
  const [slot = "", later = ""] = (await findSlots()).slice(-2);
  const contact_at = {
    "contact_at[date]": slot.slice(0, 10),
    "contact_at[time]": slot.slice(11, 16),
    "contact_at[timezone]": "UTC",
  };
  const { reference } = await post("/api/forms/request", toRequestForm(contact_at));
  expect(reference).toMatch(/^KY-[0-9A-Z]{6}$/);
  const requested = { "technologies[0]": "rust", "technologies[1]": undefined };
  await post("/api/forms/find", toFindForm({ ...requested, email: "find@example.com" }));
  const applicant = {
    job: "board_design",
    email: "apply@example.com",
    country_code: "GB",
    timezone: "Europe/London",
    cv: await uploadCv(),
  };
  await post("/api/forms/apply", toApplyForm(applicant));
  const answer = new FormData();
  answer.append("proposal_id", PROPOSAL);
  answer.append("members[0][member_id]", "2");
  await post("/api/forms/proposal", answer);
  await expect.poll(() => listEmails().length, { timeout: 30_000 }).toBe(8);

  const token = await findBookingToken();
  const moved = await change(`/api/booking/${token}/move`, {
    slot: later,
    timezone: "UTC",
    sequence: 0,
  });
  await change(`/api/booking/${token}/cancel`, { sequence: moved.sequence });
  await expect.poll(() => listEmails().length, { timeout: 30_000 }).toBe(12);
  const traces = await Promise.all(
    listEmails().map(async (name) => findFirstAgency(await readEmail(name))),
  );
  expect(traces.flat()).toEqual([]);

  const application = await Promise.all(listEmails().map(readEmail));
  const confirmation =
    application.find((email) => email.includes("We have your application")) ?? "";
  expect(confirmation).toContain("within three weeks");
  expect(confirmation).toContain("a 45-minute technical interview and three references");
  for (const path of [
    `/booking/${token}`,
    `/booking/${token}/call.ics`,
    `/proposals/${PROPOSAL}`,
  ]) {
    expect(findFirstAgency((await readPage(path)).whole)).toEqual([]);
  }
});

async function findBookingToken(): Promise<string> {
  for (const name of listEmails()) {
    const [, token] = /\/booking\/([\w-]{20,})/.exec(await readEmail(name)) ?? [];
    if (token) return token;
  }
  throw new Error("No email has the link of a call.");
}

async function change(path: string, body: object): Promise<{ sequence: number }> {
  const headers = { "Content-Type": "application/json", Origin: product.origin };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const { status, text } = await product.ask(path, init);
  expect([path, status, text]).toEqual([path, 200, text]);
  return JSON.parse(text).data;
}

/** All of a PNG but its pixels. */
function readPngMetadata(bytes: Buffer): string {
  const parts: string[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const chunk = bytes.subarray(at + 4, at + 8 + length).toString("latin1");
    if (!chunk.startsWith("IDAT")) parts.push(chunk);
    at += 12 + length;
  }
  return parts.join("\n");
}

test("no social image mentions the first agency in its URL or its metadata", async () => {
  for (const path of ["/", "/pricing", "/developers/saskia-thwaite", "/vacancies/board-tester"]) {
    const { text } = await readPage(path);
    const [, url = ""] = /property="og:image" content="([^"]+)"/.exec(text) ?? [];
    const response = await fetch(product.origin + new URL(url).pathname);
    expect([path, response.status, response.headers.get("content-type")]).toEqual([
      path,
      200,
      "image/png",
    ]);
    const metadata = readPngMetadata(Buffer.from(await response.arrayBuffer()));
    expect(metadata).toContain("IHDR");
    expect(findFirstAgency(`${url}\n${metadata}`)).toEqual([]);
  }
});

test("a page that fails shows the second agency only", async () => {
  // React cannot render an object as text.
  const experience = {
    name: "",
    description: "",
    responsibility: "",
    tag_ids: [],
    technology_ids: [],
  };
  const poison = JSON.stringify([{ ...experience, position: { kind: "poison" } }]);
  const isSaskia = "slug = 'saskia-thwaite'";
  const [saskia] = await database.query(`select experiences from members where ${isSaskia}`);
  await database.query(
    `update members set slug = 'never-asked', experiences = '${poison}' where ${isSaskia}`,
  );
  const { status, whole } = await readPage("/developers/never-asked");
  expect(status).toBe(500);
  expect(whole).toContain("Kestrel Yard");
  expect(findFirstAgency(whole)).toEqual([]);
  const experiences = JSON.stringify(saskia?.experiences).replaceAll("'", "''");
  await database.query(
    `update members set slug = 'saskia-thwaite', experiences = '${experiences}' where slug = 'never-asked'`,
  );
});

test("the help of the commands mentions no agency", () => {
  for (const name of ["content", "requests"]) {
    const command = join(projectRoot, `cli/${name}.ts`);
    const text = String(execFileSync(process.execPath, [command, "--help"]));
    expect(text).toMatch(/^Usage: /);
    expect(findFirstAgency(text)).toEqual([]);
  }
});

test("no CV mentions the first agency, in its text or its metadata", async () => {
  const url = `${product.origin}/developers/maud-okafor/cv?show_rates=true`;
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const document = await getDocumentProxy(bytes);
  const { text } = await extractText(document);
  const { info } = await document.getMetadata();
  const whole = [...text, JSON.stringify(info)].join("\n");
  expect(whole).toContain("Kestrel Yard");
  expect(findFirstAgency(whole)).toEqual([]);
});

test("while the database is away, error pages name the agency that was read last", async () => {
  await database.stop();
  const statuses: number[] = [];
  for (const path of [
    "/developers?q=never-asked",
    "/api/members?page=2",
    "/vacancies/never-asked",
  ]) {
    const { status, whole } = await readPage(path);
    statuses.push(status);
    expect(findFirstAgency(whole)).toEqual([]);
  }
  expect(statuses).toContain(503);
  await database.start();
});

test("no line of the log mentions the first agency", () => {
  expect(product.log.some((line) => line.includes("the site is ready"))).toBe(true);
  // Folders may be named after the project.
  const lines = product.log.map((line) =>
    line.replaceAll(projectRoot, "").replaceAll(product.dataDir, ""),
  );
  expect(findFirstAgency(lines.join("\n"))).toEqual([]);
});
