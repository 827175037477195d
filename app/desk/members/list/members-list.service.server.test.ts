import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { unpublishMembers } from "#app/developers/content/member-writes.repository.server.ts";
import { MEMBER_PROBLEMS, MEMBER_STATES } from "#contract/desk/desk-member-terms.ts";
import { media } from "#database/tables/media.ts";
import { memberPrivate } from "#database/tables/member-private.ts";
import { saveDraft } from "#services/content/revisions/save-draft.server.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { findMembers, readMemberList } from "./members-list.service.server.ts";

const { db } = await createTestServices();
const TODAY = "2027-03-31";
const AVATAR = "a".repeat(64);

type Query = Parameters<typeof readMemberList>[1];
const EVERYTHING: Query = { state: "all", problem: "", sort: "name", text: "", page: 1 };
const list = (query: Partial<Query> = {}) => readMemberList(db, { ...EVERYTHING, ...query }, TODAY);
const listSlugs = async (query: Partial<Query> = {}) =>
  (await list(query)).rows.map(({ slug }) => slug);

const saveText = (slug: string, text: string) =>
  db.transaction((tx) =>
    saveDraft(tx, {
      kind: "members",
      path: `members/${slug}.yaml`,
      text,
      author: "Mari",
      note: null,
      base_hash: null,
    }),
  );

beforeAll(async () => {
  await db.insert(media).values({
    id: AVATAR,
    original_type: "image/webp",
    content_type: "image/webp",
    bytes: Buffer.from("x"),
    width: 1,
    height: 1,
  });
  await seedMembers(db, [
    {
      slug: "anna-kask",
      avatar: AVATAR,
      availability_confirmed_at: "2027-03-01",
      technologies: toTechnologyInputs(["react"]),
      vetting: [{ check: "code", how: "A pull request", by: "Mari Kask", on: "2027-01-15" }],
    },
    { slug: "boris-jansen", availability_confirmed_at: "2027-02-28", excerpt: "" },
    { slug: "chen-li", avatar: AVATAR, sales_rate: null },
    { slug: "dora-gone" },
  ]);
  await db.insert(memberPrivate).values([
    { slug: "anna-kask", email: "Anna@Example.com", notes: "" },
    { slug: "boris-jansen", email: "", notes: "" },
  ]);
  await unpublishMembers(db, ["dora-gone"]);
  await saveText("chen-li", "first_name: Changed");
  await saveText("zoe-tamm", "first_name: Zoë\nlast_name: Tamm\nsales_rate: wrong");
  await saveText("zoe-tamm", "first_name: Zoë\nlast_name: Tamm\nposition: Elm developer");
});

test("all members are listed by name with their state, drafts once and hidden ones too", async () => {
  const { rows, total, counts } = await list();
  expect(rows.map(({ name, state, has_draft }) => [name, state, has_draft])).toEqual([
    ["Anna Kask", "published", false],
    ["Boris Jansen", "published", false],
    ["Chen Li", "published", true],
    ["Dora Gone", "hidden", false],
    ["Zoë Tamm", "draft", false],
  ]);
  expect(total).toBe(5);
  expect(counts).toMatchObject({ published: 3, hidden: 1, draft: 1 });
});

test("each filter leaves as many as its count, and rows that have the problem", async () => {
  const { counts } = await list();
  expect(counts).toMatchObject({
    photo: 1,
    availability: 2,
    rate: 1,
    excerpt: 1,
    vetting: 2,
    email: 2,
  });
  for (const state of MEMBER_STATES) {
    const { rows, total } = await list({ state });
    expect([state, total, rows.length]).toEqual([state, counts[state], counts[state]]);
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set([state]));
  }
  for (const problem of MEMBER_PROBLEMS) {
    const { rows, total } = await list({ problem });
    expect([problem, total, rows.length]).toEqual([problem, counts[problem], counts[problem]]);
    for (const row of rows) expect([row.state, row.problems]).toContain("published");
    for (const row of rows) expect(row.problems).toContain(problem);
  }
});

test("an availability is stale after 30 days", async () => {
  expect(await listSlugs({ problem: "availability" })).toEqual(["boris-jansen", "chen-li"]);
});

test("members are found by name, technology and email, drafts and hidden ones too", async () => {
  expect(await listSlugs({ text: "kask" })).toEqual(["anna-kask"]);
  expect(await listSlugs({ text: "React" })).toEqual(["anna-kask"]);
  expect(await listSlugs({ text: "anna@EXAMPLE" })).toEqual(["anna-kask"]);
  expect(await listSlugs({ text: "dora" })).toEqual(["dora-gone"]);
  expect(await listSlugs({ text: "zoe" })).toEqual(["zoe-tamm"]);
  expect(await listSlugs({ text: "100%_" })).toEqual([]);
  expect(await listSlugs({ text: "???" })).toEqual([]);
  expect((await list({ text: "kask" })).counts).toMatchObject({ published: 1, draft: 0, photo: 0 });
  expect(await findMembers(db, "elm", TODAY, 5)).toEqual([
    { slug: "zoe-tamm", name: "Zoë Tamm", position: "Elm developer" },
  ]);
});

test("those who were never confirmed come first, or those who changed last", async () => {
  expect(await listSlugs({ sort: "confirmed", state: "published" })).toEqual([
    "chen-li",
    "boris-jansen",
    "anna-kask",
  ]);
  await db.execute(
    sql`update members set updated_at = now() + interval '1 day' where slug = 'boris-jansen'`,
  );
  expect((await listSlugs({ sort: "changed" }))[0]).toBe("boris-jansen");
});

test("a page beyond the end is the last one", async () => {
  expect(await list({ page: 9 })).toMatchObject({ page: 1, pages: 1, total: 5 });
});

test("an anonymized member is not listed", async () => {
  await db.execute(sql`update members set slug = 'former-' || id where slug = 'dora-gone'`);
  expect((await list()).counts.hidden).toBe(0);
  expect(await listSlugs({ state: "hidden" })).toEqual([]);
});
