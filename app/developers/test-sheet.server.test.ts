import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { MemberCardSchema, MemberSchema } from "#contract/members/member.ts";
import { members, type StoredTestSheet } from "#database/tables/members.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { anonymizedMembersRecord } from "./content/anonymized-members.repository.server.ts";
import { membersContent } from "./content/members.content.server.ts";

const services = await createTestServices();
const { db } = services;
const api = createApi(services);
const ON = "2026-03-02";
const VETTING = [{ check: "code" as const, how: "A pull request", by: "Markus Saar", on: ON }];
const SHEET: StoredTestSheet = {
  check: "code",
  on: ON,
  task: "Review a cache of prices.",
  scores: ["Reading", "Judgement", "Explaining", "Code"].map((name) => ({
    name,
    score: 4,
    note: "Saw what mattered.",
  })),
  consent_on: "2026-03-09",
  consent_by: "Helena Brix",
};
const WORK = {
  kind: "case_study" as const,
  title: "A map of ferries",
  url: "https://maps.example/ferries",
  description: "Every ferry of the Baltic Sea.",
  year: 2025,
  image: null,
};

await seedMembers(db, [{ slug: "anna-kask" }]);
beforeEach(async () => {
  await db.update(members).set({ vetting: VETTING, test_sheet: SHEET });
});

async function read() {
  const text = await (await api.request("/api/members/slug/anna-kask")).text();
  const card = await (await api.request("/api/members?filter[ids]=1")).text();
  return {
    text: text + card,
    member: MemberSchema.parse(JSON.parse(text).data),
    card: MemberCardSchema.parse(JSON.parse(card).data[0]),
  };
}

test("a sheet is public with the engineer of its check, and without who recorded the consent", async () => {
  const { text, member, card } = await read();
  const { consent_on, consent_by, ...sheet } = SHEET;
  expect(member.test_sheet).toEqual({ ...sheet, by: "Markus Saar" });
  expect([member, card]).toMatchObject([{ has_test_sheet: true }, { has_test_sheet: true }]);
  expect(text).not.toMatch(/consent|Helena/);
});

test("without consent a sheet is nowhere", async () => {
  await db.update(members).set({ test_sheet: { ...SHEET, consent_on: null } });
  const { text, member, card } = await read();
  expect(member.test_sheet).toBeNull();
  expect([member, card]).toMatchObject([{ has_test_sheet: false }, { has_test_sheet: false }]);
  expect(text).not.toMatch(/cache of prices|Saw what mattered/);
});

test("a sheet whose check is gone is nowhere: nothing is shown as tested that has no record", async () => {
  await db.update(members).set({ vetting: [] }).where(eq(members.slug, "anna-kask"));
  const { text, member, card } = await read();
  expect(member.test_sheet).toBeNull();
  expect(card.has_test_sheet).toBe(false);
  expect(text).not.toContain("cache of prices");
});

test("an export has the sheet with its consent and the work to look at, as they are in the form of the desk", async () => {
  await db.update(members).set({ work_samples: [WORK] });
  const files: string[] = [];
  for await (const { content } of membersContent.export?.(db) ?? []) files.push(String(content));
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/consent_on: .*2026-03-09/);
  for (const text of [SHEET.task, "Saw what mattered.", "Helena Brix", WORK.title, WORK.url])
    expect(files[0]).toContain(text);
});

test("a profile that is emptied loses its sheet and its work to look at, also without consent", async () => {
  const [updated_at, now] = [new Date("2026-04-01T00:00:00Z"), new Date("2026-06-01T00:00:00Z")];
  const taken = { published: false, updated_at, work_samples: [WORK] };
  await db.update(members).set({ ...taken, test_sheet: { ...SHEET, consent_on: null } });
  expect(await anonymizedMembersRecord.expiry?.eraseSome(db, now)).toBe(1);
  const [row] = await db.select().from(members);
  expect(row).toMatchObject({ test_sheet: null, work_samples: [], vetting: [] });
  expect(JSON.stringify(row)).not.toMatch(/cache of prices|Helena|maps.example/);
});
