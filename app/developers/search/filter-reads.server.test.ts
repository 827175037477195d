import { expect, test } from "vitest";
import { upsertTags } from "#app/taxonomy/tags.repository.server.ts";
import { upsertTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { recordReads } from "#database/reads.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { listMembers } from "../members.service.server.ts";

const { db } = await createTestDatabase();
await upsertTechnologies(db, [
  { slug: "react", name: "React" },
  { slug: "rust", name: "Rust" },
]);
await upsertTags(db, [
  { slug: "fintech", name: "Fintech" },
  { slug: "gaming", name: "Gaming" },
]);

/** What a list depends on besides cards, countries and names of labels. */
async function listSearchReads(filter: MemberFilter): Promise<string[]> {
  const { reads } = await recordReads(() => listMembers(db, { page: 1, per_page: 6, filter }));
  return [...reads].filter((key) => /^member_search|^members:id/.test(key)).toSorted();
}

test.each<[string, MemberFilter, string[]]>([
  [
    "any of two industries depends on members of both",
    { tag: ["fintech", "gaming"] },
    ["member_search:g1", "member_search:g2"],
  ],
  [
    "two technologies depends on members of the first, since each is needed",
    { technology: ["rust", "react"] },
    ["member_search:t2"],
  ],
  [
    "a technology and an industry depends on members of the technology",
    { technology: ["react"], tag: ["gaming"] },
    ["member_search:t1"],
  ],
  [
    "one of two technologies depends on members of both",
    { technology_any: ["rust", "react"] },
    ["member_search:t1", "member_search:t2"],
  ],
  [
    "a technology without another depends on members of the first, whatever else they have",
    { technology: ["react"], technology_not: ["rust"] },
    ["member_search:t1"],
  ],
  ["members without a technology depends on all", { technology_not: ["rust"] }, ["member_search"]],
  ["a role depends on all members", { role: ["back-end"] }, ["member_search"]],
  ["ids depends on these members", { ids: [7, 3] }, ["members:id:3", "members:id:7"]],
  ["another field depends on all members", { country: ["EE"] }, ["member_search"]],
  ["no field depends on all members", {}, ["member_search"]],
])("a list of %s", async (_, filter, reads) => {
  expect(await listSearchReads(filter)).toEqual(reads);
});
