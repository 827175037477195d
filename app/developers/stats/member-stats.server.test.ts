import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers } from "#tests/support/members.ts";
import { unpublishMembers } from "../content/member-writes.repository.server.ts";
import { getVettedCounts } from "./member-stats.service.server.ts";

const { db } = await createTestDatabase();
const record = (check: "identity" | "interview", on: string) => ({
  check,
  on,
  how: "By video",
  by: "Mari Kask",
});

test("profiles with dated checks are counted once for each check, and again after a change", async () => {
  expect(await getVettedCounts(db)).toMatchObject({ members: 0, any: 0, identity: 0 });
  const twice = [record("identity", "2024-03-03"), record("identity", "2026-03-03")];
  const anna = { slug: "anna-kask", vetting: [...twice, record("interview", "2024-03-02")] };
  const liis = { slug: "liis-tamm", vetting: twice };
  await seedMembers(db, [anna, liis, { slug: "mari-oja" }]);
  expect(await getVettedCounts(db)).toEqual({
    members: 3,
    any: 2,
    identity: 2,
    interview: 1,
    code: 0,
    references: 0,
  });
  await unpublishMembers(db, ["liis-tamm"]);
  expect(await getVettedCounts(db)).toMatchObject({ members: 2, any: 1, identity: 1 });
});
