import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers } from "#tests/support/members.ts";
import { unpublishMembers } from "./content/member-writes.repository.server.ts";
import { listFirstOfLevels } from "./members.service.server.ts";
import { listLatestReferences } from "./stored-members.service.server.ts";

const { db } = await createTestDatabase();
const reference = (author: string, on: string, consent_on: string | null = on) => ({
  author,
  on,
  consent_on,
  role: null,
  company: "Harbourline",
  text: "Good.",
});

await seedMembers(db, [
  {
    slug: "anna-kask",
    client_references: [reference("A", "2025-01-01"), reference("B", "2026-03-01")],
  },
  {
    slug: "mari-oja",
    client_references: [reference("C", "2026-05-01", null), reference("D", "2024-05-01")],
  },
  { slug: "liis-tamm", client_references: [reference("E", "2026-06-01", null)] },
  { slug: "juta-saar", client_references: [reference("F", "2026-07-01")] },
  {
    slug: "kati-kuusk",
    client_references: [reference("G", "2026-03-01")],
    seniority_level: "lead",
  },
]);

const listAuthors = async (limit: number) =>
  (await listLatestReferences(db, limit)).map(({ author, member }) => `${author} ${member.slug}`);

test("the latest references are public ones, one of each member, equal days by name", async () => {
  expect(await listAuthors(9)).toEqual([
    "F juta-saar",
    "B anna-kask",
    "G kati-kuusk",
    "D mari-oja",
  ]);
  expect(await listAuthors(2)).toEqual(["F juta-saar", "B anna-kask"]);
  expect(JSON.stringify(await listLatestReferences(db, 9))).not.toContain("consent_on");
  await unpublishMembers(db, ["juta-saar"]);
  expect(await listAuthors(1)).toEqual(["B anna-kask"]);
});

test("the first members of each level can be compared", async () => {
  const { lead, senior, junior } = await listFirstOfLevels(db, 2);
  expect(lead).toHaveLength(1);
  expect(senior).toHaveLength(2);
  expect(junior).toEqual([]);
});
