import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { listSimilarMembers } from "../members.service.server.ts";
import { findMemberBySlug } from "../stored-members.service.server.ts";

const { db } = await createTestDatabase();
const react = toTechnologyInputs(["react"], ["nodejs"]);
await seedMembers(db, [
  { slug: "ada-lill", technologies: react, sales_rate: 60, seniority_level: "senior" },
  { slug: "far-rate", technologies: react, sales_rate: 90, seniority_level: "senior" },
  { slug: "near-rate", technologies: react, sales_rate: 65, seniority_level: "senior" },
  { slug: "other-level", technologies: react, sales_rate: 60, seniority_level: "junior" },
  {
    slug: "other-work",
    technologies: toTechnologyInputs(["python"]),
    sales_rate: 60,
    seniority_level: "senior",
  },
  { slug: "side-only", technologies: toTechnologyInputs(["python"], ["react"]), sales_rate: 60 },
  { slug: "no-technology", technologies: [], seniority_level: "junior" },
]);

const similarTo = async (slug: string, limit = 3) => {
  const member = await findMemberBySlug(db, slug);
  if (!member) throw new Error(`no member ${slug}`);
  return (await listSimilarMembers(db, member, limit)).map((card) => card.slug);
};

test("similar members share a main technology; level, then rate band, decide the order", async () => {
  expect(await similarTo("ada-lill")).toEqual(["near-rate", "far-rate", "other-level"]);
});

test("a member is never similar to itself, and the result is the same each time", async () => {
  const first = await similarTo("far-rate", 10);
  expect(first).not.toContain("far-rate");
  expect(await similarTo("far-rate", 10)).toEqual(first);
});

test("without a main technology the level decides", async () => {
  expect(await similarTo("no-technology")).toEqual(["other-level"]);
});

test("a member of a kind of its own has no similar ones", async () => {
  await seedMembers(db, [
    { slug: "only-one", technologies: toTechnologyInputs(["go"]), seniority_level: "lead" },
  ]);
  expect(await similarTo("only-one")).toEqual([]);
});
