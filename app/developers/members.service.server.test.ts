import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toExperienceInput, toTechnologyInputs } from "#tests/support/members.ts";
import { listMembers } from "./members.service.server.ts";

const { db } = await createTestDatabase();
await seedMembers(db, [
  {
    slug: "ada-lill",
    technologies: toTechnologyInputs(["react"], ["nodejs"]),
    experiences: [toExperienceInput("fintech")],
  },
  { slug: "boris-jansen", technologies: toTechnologyInputs(["python"]) },
]);

test("a list carries cards with paging", async () => {
  const page = await listMembers(db, { page: 1, per_page: 6, filter: { technology: ["react"] } });
  expect(page.data.map((m) => m.slug)).toEqual(["ada-lill"]);
  expect(page.meta).toMatchObject({ current_page: 1, per_page: 6, total: 1 });
});
