import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { membersContent } from "#app/developers/content/members.content.server.ts";
import { projectRoot } from "#platform/process/project-root.server.ts";
import { checkFolder } from "#services/content/check-content.server.ts";
import { formatChanges } from "#services/content/kinds/content-changes.ts";
import { formatProblem } from "#services/content/parsing/content-problem.ts";
import { importContent } from "#services/content/transfer/import-content.server.ts";
import { writeContentFolder } from "#tests/support/content-folder.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createProposalId, isUnguessable } from "../proposal-id.server.ts";
import { findProposal, getProposal } from "../proposals.service.server.ts";
import { proposalsContent } from "./proposals.content.server.ts";

const { db } = await createTestDatabase();
const ID = "8j12f7kzy4aae3h3dyt937cdxz";
const FILE = "proposals/harbour.yaml";
const PROPOSAL = `id: ${ID}
type: private
client: Harbour of Pärnu
client_email: harbour@example.com
prepared_by: Kadri Vaheoja
date: 2026-11-16
valid_until: 2027-12-31
# For the summer.
brief: |
  You want **one** person.
members:
  - slug: anna-kask
    note: Knows your seat map.
    sales_rate: 51.50
`;

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }]));
beforeEach(() => db.execute(sql`truncate proposals cascade`));

/** The small folder with this proposal, and with nothing that other kinds would read. */
function write(proposal: string | null, more: Record<string, string> = {}): string {
  const others = ["site.yaml", "technologies.yaml", "tags.yaml"];
  others.push("members/anna-kask.yaml", "pages/privacy.md");
  const none = Object.fromEntries(others.map((file) => [file, null]));
  return writeContentFolder({ ...none, [FILE]: proposal, ...more });
}

async function check(text: string | RegExp, replacement: string): Promise<string[]> {
  const changed = PROPOSAL.replace(text, replacement);
  expect(changed).not.toBe(PROPOSAL);
  const { problems } = await checkFolder(write(changed), [proposalsContent]);
  return problems.map((problem) => formatProblem(problem, (file) => file).replace(/^\S+ /, ""));
}

/** What the import reports about proposals: warnings, then what it changed. */
async function publish(folder: string): Promise<string[]> {
  const imported = await importContent(db, [proposalsContent], folder, {
    author: "test",
    replace: true,
    isReadOnly: true,
  });
  if (imported.outcome !== "published" && imported.outcome !== "unchanged") {
    throw new Error(JSON.stringify(imported));
  }
  const changes = imported.outcome === "published" ? imported.changes : [];
  return [
    ...imported.problems.map((problem) => formatProblem(problem, (file) => file)),
    ...changes.map(formatChanges),
  ].filter((line) => line.startsWith("proposals"));
}

test("an import publishes a proposal at its secret link, with the brief made of Markdown", async () => {
  expect(await publish(write(PROPOSAL))).toEqual(["proposals: 1 added (harbour.yaml)"]);
  expect(await getProposal(db, ID)).toMatchObject({
    client: "Harbour of Pärnu",
    prepared_by: "Kadri Vaheoja",
    date: "2026-11-16",
    valid_until: "2027-12-31",
    submited_at: null,
    brief: expect.stringContaining("<strong>one</strong>"),
    members: [{ slug: "anna-kask", note: "Knows your seat map.", sales_rate: 51.5 }],
  });
  expect(await publish(write(PROPOSAL))).toEqual([]);
});

test("an import changes a proposal until its client has answered, and never removes one", async () => {
  await publish(write(PROPOSAL));
  const changed = PROPOSAL.replace("Harbour of Pärnu", "Port of Pärnu");
  expect(await publish(write(changed))).toEqual(["proposals: 1 changed (harbour.yaml)"]);
  expect(await findProposal(db, ID)).toMatchObject({ client: "Port of Pärnu" });
  const other = PROPOSAL.replace(ID, createProposalId());
  await publish(write(null, { "proposals/quay.yaml": other }));
  expect(await findProposal(db, ID)).toBeDefined();
  await db.execute(sql`update proposals set submited_at = '2026-11-20T10:00:00Z' where id = ${ID}`);
  expect(await publish(write(PROPOSAL))).toEqual([
    "proposals/harbour.yaml: warning not changed, because it was answered on 2026-11-20. To propose something else, make a new file with a new id",
  ]);
  expect(await findProposal(db, ID)).toMatchObject({ client: "Port of Pärnu" });
  expect(await publish(write(changed))).toEqual([]);
});

test("an import names each proposal that it left alone because its client opened it", async () => {
  await publish(write(PROPOSAL));
  await db.execute(sql`update proposals set opened_at = '2026-11-18T10:00:00Z'`);
  const changed = PROPOSAL.replace("51.50", "49.50");
  const other = PROPOSAL.replace(ID, createProposalId());
  expect(await publish(write(changed, { "proposals/quay.yaml": other }))).toEqual([
    "proposals/harbour.yaml: warning not changed, because its client opened it on 2026-11-18. To propose something else, make a new file with a new id",
    "proposals: 1 added (quay.yaml)",
  ]);
  expect(await getProposal(db, ID)).toMatchObject({ members: [{ sales_rate: 51.5 }] });
});

test("a proposal that was answered elsewhere keeps the members of its import", async () => {
  await publish(
    write(
      PROPOSAL.replace("brief:", "submited_at: 2026-11-17T10:00:00Z\nbrief:").replace(
        "    note",
        "    chosen: true\n    note",
      ),
    ),
  );
  await db.execute(sql`update members set first_name = 'Anne', sales_rate = 99`);
  expect(await getProposal(db, ID)).toMatchObject({
    members: [{ first_name: "Anna", sales_rate: 51.5, chosen: true }],
  });
  await db.execute(sql`update members set first_name = 'Anna', sales_rate = 50`);
});

test.each([
  ["a word as id", ID, "fjordhaven", /^id: must be 26 or more lower-case letters and digits/],
  ["a pattern as id", ID, "ab1".repeat(10), /^id: must be 26 or more/],
  ["an end before its day", "2027-12-31", "2026-11-15", /^valid_until: is before date/],
  ["a type of its own", "private", "secret", /^type: must be one of private, public/],
  ["a misspelt key", "client_email", "client_mail", /client_mail/],
  ["a rate of nothing", "51.50", "0", /^members\.0\.sales_rate: /],
  [
    "an answer without members",
    "brief:",
    "submited_at: 2026-11-17T10:00:00Z\nbrief:",
    /^submited_at: has no chosen member/,
  ],
  ["a choice without a time", "    note", "    chosen: true\n    note", /submited_at is missing/],
  ["the same member twice", /$/, "  - slug: anna-kask\n", /is in this proposal twice/],
  ["a public list with an answer", "type: private", "type: public", /a public proposal/],
])("%s is a problem in the file, at its field", async (_, text, replacement, problem) => {
  const problems = await check(text, replacement);
  expect(problems.filter((one) => problem.test(one))).toHaveLength(
    // A public list has neither an email address nor rates.
    replacement === "type: public" ? 2 : 1,
  );
});

test("a problem with an id offers a new one that will do", async () => {
  const [problem = ""] = await check(ID, "fjordhaven");
  const [, offered = ""] = /here is a new one: (\w+)/.exec(problem) ?? [];
  expect(isUnguessable(offered)).toBe(true);
  expect((await check(ID, offered)).length).toBe(0);
});

test("two proposals can't have the same link", async () => {
  const folder = write(PROPOSAL, { "proposals/quay.yaml": PROPOSAL });
  const { problems } = await checkFolder(folder, [proposalsContent]);
  expect(problems.map(({ message }) => message)).toEqual([
    "has the id of harbour.yaml: two proposals can't have the same link",
  ]);
});

test("a member without a file is reported as no longer available, and stops nothing", async () => {
  const changed = PROPOSAL.replace("slug: anna-kask", "slug: anna-kas");
  const { problems } = await checkFolder(
    writeContentFolder({ [FILE]: changed, "pages/privacy.md": null }),
    [membersContent, proposalsContent],
  );
  const warnings = problems.filter(({ file }) => file === FILE);
  expect(warnings).toMatchObject([{ severity: "warning" }]);
  expect(warnings[0]?.message).toContain("did you mean anna-kask?");
});

test("the proposals of the demo have no problem, and name members of the demo", async () => {
  const folder = join(projectRoot, "content/demo");
  const { problems } = await checkFolder(folder, [membersContent, proposalsContent]);
  expect(problems.filter(({ file }) => file.startsWith("proposals/"))).toEqual([]);
});
