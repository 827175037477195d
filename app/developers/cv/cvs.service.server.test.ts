import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { upsertMembers } from "#app/developers/content/member-writes.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { seedMembers, toMemberInput, toTechnologyInputs } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { getCv } from "./cvs.service.server.ts";
import { toJsonResume } from "./json-resume.server.ts";

const dataDir = await mkdtemp(join(tmpdir(), "ogds-cvs-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const services = await createTestServices({ DATA_DIR: dataDir });
const { db } = services;

const ANNA = {
  slug: "anna-kask",
  first_name: "Õnne",
  last_name: "Kask",
  position: "Senior React engineer",
  excerpt: "Builds <strong>booking</strong> interfaces.",
  about: "<p>First paragraph.</p><ul><li>One thing</li><li>Another thing</li></ul>",
  sales_rate: 58,
  redemption_rate: 6496,
  languages: [{ code: "et", level: "Native" as const }],
  technologies: toTechnologyInputs(["react"], ["nodejs"]),
  experiences: [
    {
      position: "Lead engineer",
      name: "Harbourline",
      tags: ["fintech"],
      technologies: ["react"],
      description: "Berth planning.",
      responsibility: "Led three engineers.",
    },
  ],
  educations: [
    { institution: "TalTech", specialization: "Informatics", year_from: 2014, year_to: 2017 },
  ],
  vetting: [
    {
      check: "references" as const,
      how: "Calls with two former clients",
      by: "Helena Brix",
      on: "2026-03-12",
    },
    {
      check: "interview" as const,
      how: "90 minutes on a pull request",
      by: "Markus Saar",
      on: "2026-03-02",
    },
  ],
  test_sheet: {
    check: "interview" as const,
    on: "2026-03-02",
    task: "Review a cache of prices.",
    scores: ["Reading", "Judgement", "Explaining", "Code"].map((name) => ({
      name,
      score: 4,
      note: `${name} was good.`,
    })),
    consent_on: "2026-03-09",
    consent_by: "Liis Oja",
  },
  work_samples: [
    {
      kind: "repository" as const,
      title: "Slow forms",
      url: "https://code.example/slow-forms",
      description: "Forms that wait.",
      year: 2025,
      image: null,
    },
    {
      kind: "article" as const,
      title: "Why forms wait",
      url: "https://notes.example/forms",
      description: "What a network does.",
      year: null,
      image: null,
    },
  ],
};
const LONG = "Words that fill a line until it ends. ".repeat(52);

beforeAll(() =>
  seedMembers(db, [
    ANNA,
    { slug: "no-rate", sales_rate: null, workload: "part_time" },
    { slug: "daryna", first_name: "Дарина", last_name: "Ковальчук" },
    { slug: "misaki", first_name: "美咲", last_name: "中村" },
    { slug: "giorgi", first_name: "გიორგი", last_name: "ბერიძე" },
    { slug: "tigist-bekele", first_name: "ትግስት", last_name: "በቀለ" },
    {
      slug: "long",
      about: `<p>${"More about it. ".repeat(600)}</p>`,
      experiences: Array.from({ length: 3 }, (_, index) => ({
        position: "Engineer",
        name: `Project ${index}`,
        tags: [],
        technologies: [],
        description: LONG,
        responsibility: LONG,
      })),
    },
  ]),
);

async function read(slug: string, showRates = false) {
  const { bytes } = await getCv(services, { slug, showRates });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document);
  const outline = (await document.getOutline()) ?? [];
  const { info } = await document.getMetadata();
  return {
    pages: text,
    text: text.join("\n").replace(/\s+/g, " "),
    titles: outline.map(({ title }: { title: string }) => title),
    info: info as Record<string, unknown>,
  };
}

describe("the CV made from a profile", () => {
  test("has the content of the profile, in its order, with title, language and outline", async () => {
    const { text, titles, info } = await read("anna-kask");
    const places = [
      "Õnne Kask",
      "Senior React engineer",
      "Estonian",
      "Builds booking interfaces.",
      "First paragraph.",
      "Another thing",
      "React 5 years",
      "Lead engineer, Harbourline",
      "Led three engineers.",
      "Slow forms",
      "Repository · 2025 · code.example",
      "What a network does.",
      "TalTech",
      "Informatics, 2014–2017",
      "Live interview",
      "90 minutes on a pull request",
      "Markus Saar, 2 Mar 2026",
      "References",
      "Live interview: how it went",
      "Review a cache of prices.",
      "Reading, 4 of 5. Reading was good.",
      "The sheet on the profile",
    ].map((words) => [words, text.indexOf(words)] as const);
    for (const [words, place] of places) expect(place, words).toBeGreaterThanOrEqual(0);
    expect(places.map(([, place]) => place)).toEqual(
      places.map(([, place]) => place).toSorted((one, other) => one - other),
    );
    expect(text).toContain("ogds.example/developers/anna-kask");
    expect(text).not.toContain("Liis Oja");
    expect(titles).toEqual([
      "Profile",
      "Skills",
      "Projects",
      "Work to look at",
      "Education",
      "Vetting",
    ]);
    expect(info).toMatchObject({
      Title: "Õnne Kask, Senior React engineer",
      Author: "Õnne Kask",
      Creator: (await getSite(db)).name,
      Language: "en",
    });
  });

  test("has rate and buyout fee only with show_rates", async () => {
    expect((await read("anna-kask")).text).not.toMatch(/€|Rate|Buyout/);
    expect((await read("anna-kask", true)).text).toMatch(/Rate.*€58 \/ h.*€6,496 \/ one time/);
  });

  test("with rates exists only where there is a rate", async () => {
    await expect(getCv(services, { slug: "no-rate", showRates: true })).rejects.toMatchObject({
      status: 404,
    });
    await expect(getCv(services, { slug: "nobody", showRates: false })).rejects.toMatchObject({
      status: 404,
    });
    expect((await read("no-rate")).text).toContain("No Rate");
  });

  test("says how much time there is, where the profile does", async () => {
    expect((await read("no-rate")).text).toContain("Time Part-time");
    expect((await read("anna-kask")).text).not.toMatch(/part-time|full time/i);
  });

  test.each([
    ["daryna", "Дарина Ковальчук (Daryna)"],
    ["misaki", "美咲 中村"],
    ["giorgi", "გიორგი ბერიძე"],
  ])("writes names in their own script: %s", async (slug, name) => {
    expect((await read(slug)).text).toContain(name);
  });

  test("writes a name that no font supports as in its URL", async () => {
    expect((await read("tigist-bekele")).text).toContain("Tigist Bekele");
  });

  test("loses nothing where the longest texts go over pages, and numbers the pages", async () => {
    const { pages, text } = await read("long");
    expect(text.match(/Words/g)).toHaveLength(6 * 52);
    expect(text.match(/More/g)).toHaveLength(600);
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page.replace(/\s/g, "")).toContain(`${index + 1}/${pages.length}`);
    });
  });

  test("is rendered once for each state of the profile, also for concurrent requests", async () => {
    const folder = join(dataDir, "cvs");
    const countFiles = async () => (await readdir(folder)).length;
    await read("anna-kask");
    const before = await countFiles();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 20 }, () => getCv(services, { slug: "anna-kask", showRates: false })),
    );
    expect(await countFiles()).toBe(before);
    expect(new Set(others.map(({ etag }) => etag))).toEqual(new Set([first?.etag]));

    await upsertMembers(db, [toMemberInput({ ...ANNA, position: "Principal engineer" })]);
    const changed = await vi.waitFor(async () => {
      const response = await getCv(services, { slug: "anna-kask", showRates: false });
      expect(response.etag).not.toBe(first?.etag);
      return response;
    });
    expect(changed.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(false);
    expect(await countFiles()).toBe(before + 1);
  });
});

test("a CV has the sheet only while the member agrees, also where it was cached before", async () => {
  const before = await read("anna-kask");
  expect(before.text).toContain("Review a cache of prices.");
  await upsertMembers(db, [toMemberInput({ ...ANNA, test_sheet: null })]);
  const after = await vi.waitFor(async () => {
    const cv = await read("anna-kask");
    expect(cv.text).not.toContain("how it went");
    return cv;
  });
  expect(after.text).not.toMatch(/cache of prices|was good|The sheet/);
  expect(after.text).toContain("90 minutes on a pull request");
  await upsertMembers(db, [toMemberInput(ANNA)]);
});

test("a profile as JSON Resume links to the site, and has rates only on request", async () => {
  const { member } = await getCv(services, { slug: "anna-kask", showRates: false });
  const options = {
    toUrl: (path: string) => `https://ogds.example${path}`,
    profilePath: "/developers/anna-kask",
    cvPath: "/developers/anna-kask/cv.json",
    siteName: "OGDS",
  };
  const resume = toJsonResume(member, { ...options, showRates: false });
  expect(resume.basics).toMatchObject({
    name: "Õnne Kask",
    url: "https://ogds.example/developers/anna-kask",
    summary: "Builds booking interfaces.\n\nFirst paragraph.\nOne thing\nAnother thing",
    location: { countryCode: "EE" },
  });
  expect(resume.work).toEqual([
    {
      name: "Harbourline",
      position: "Lead engineer",
      summary: "Berth planning.",
      highlights: ["Led three engineers."],
      keywords: ["React", "Fintech"],
    },
  ]);
  expect(resume.projects).toEqual([
    {
      name: "Slow forms",
      description: "Forms that wait.",
      url: "https://code.example/slow-forms",
      type: "repository",
      startDate: "2025",
    },
  ]);
  expect(resume.publications).toEqual([
    {
      name: "Why forms wait",
      url: "https://notes.example/forms",
      summary: "What a network does.",
      releaseDate: undefined,
    },
  ]);
  expect(resume.certificates).toEqual([
    {
      name: "Live interview: 90 minutes on a pull request",
      date: "2026-03-02",
      issuer: "OGDS",
      url: "https://ogds.example/developers/anna-kask#test-sheet",
    },
    { name: "References: Calls with two former clients", date: "2026-03-12", issuer: "OGDS" },
  ]);
  expect(JSON.stringify(resume)).not.toContain("58");
  expect(resume.meta).not.toHaveProperty("workload");
  const named = { ...member, latin_name: "Onne Kask", workload: "both" as const };
  expect(toJsonResume(named, { ...options, showRates: false })).toMatchObject({
    basics: { name: "Õnne Kask (Onne Kask)" },
    meta: { workload: "both" },
  });
  expect(toJsonResume(member, { ...options, showRates: true }).meta).toMatchObject({
    rates: { sales_rate: 58, sales_currency: "EUR", redemption_rate: 6496 },
  });
});
