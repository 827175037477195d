import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#database/tables/members.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toExperienceInput, toTechnologyInputs } from "#tests/support/members.ts";
import { getFrameContent } from "./frame.service.server.ts";

const { db } = await createTestDatabase();

test("the footer offers the technologies and industries in which there is anyone", async () => {
  const readOffered = async () => {
    const { technologies, tags } = (await getFrameContent(db)).common;
    return [technologies.map(({ slug }) => slug), tags.map(({ slug }) => slug)];
  };
  await seedMembers(db, [
    { slug: "ada-lill", technologies: toTechnologyInputs(["react"]) },
    { slug: "boris-jansen", technologies: toTechnologyInputs(["python"]) },
  ]);
  const ofBoris = eq(members.slug, "boris-jansen");
  await db.update(members).set({ published: false }).where(ofBoris);
  expect(await readOffered()).toEqual([["react"], []]);
  await seedMembers(db, [
    {
      slug: "carla-diaz",
      technologies: toTechnologyInputs(["python"]),
      experiences: [toExperienceInput("fintech")],
    },
  ]);
  expect(await readOffered()).toEqual([["react", "python"], ["fintech"]]);
});
