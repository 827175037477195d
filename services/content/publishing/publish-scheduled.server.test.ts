import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { contentRevisions } from "#database/tables/content.ts";
import { createLog } from "#platform/process/log.server.ts";
import type { ContentKind } from "#services/content/kinds/content-kind.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { toHash } from "../folder/content-hash.server.ts";
import { listSiteFiles } from "../revisions/revisions.repository.server.ts";
import { findNextDue } from "../revisions/scheduled-revisions.repository.server.ts";
import { findContentVersion } from "../versions/content-version.repository.server.ts";
import { publishContent } from "./publish-content.server.ts";
import { publishScheduled } from "./publish-scheduled.server.ts";

const { db } = await createTestDatabase();
const log = createLog("silent");

/** Files that were read and imported, in order. */
const seen: string[] = [];
const notes: ContentKind = {
  name: "notes",
  singular: "note",
  places: [],
  owns: (file) => file.startsWith("notes/"),
  async read(source) {
    const files = source.files.filter((file) => source.isChecked(file));
    for (const file of files) {
      seen.push(`read ${file}`);
      const text = String(await source.readBytes(file, 1_000));
      if (text === "wrong") source.report({ severity: "error", file, message: "is wrong" });
    }
    return {
      count: files.length,
      async import() {
        for (const file of files) if (source.isChanged(file)) seen.push(`import ${file}`);
        for (const file of source.removed) seen.push(`remove ${file}`);
        return undefined;
      },
    };
  },
};

const toChange = (text: string) => {
  const bytes = Buffer.from(text);
  return { hash: toHash(bytes), read: async () => bytes };
};
const publish = (file: string, text: string | null, publishAt?: Date) =>
  publishContent(db, [notes], {
    changes: new Map([[file, text === null ? null : toChange(text)]]),
    author: "Kadri",
    source: "import",
    folder: "",
    publishAt,
  });
const later = () => new Date(Date.now() + 60_000);
const makeDue = () =>
  db.execute(sql`update content_revisions set published_at = now() - interval '1 second'
  where version is null and published_at is not null`);
const hashOf = async (file: string) => (await listSiteFiles(db)).get(file)?.hash;
const noteOf = async (text: string) => {
  const [row] = await db.select().from(contentRevisions).where(eq(contentRevisions.text, text));
  return row && { note: row.note, version: row.version, published_at: row.published_at };
};

beforeEach(async () => {
  await db.execute(sql`truncate content_version, content_revisions, content_files`);
  seen.length = 0;
});

test("a publication reads only the files that it changes", async () => {
  await publish("notes/a.md", "one");
  await publish("notes/b.md", "one");
  seen.length = 0;
  await publish("notes/b.md", "two");
  await publish("notes/a.md", null);
  expect(seen).toEqual(["read notes/b.md", "import notes/b.md", "remove notes/a.md"]);
});

test("a scheduled change is not shown before its time, and then once", async () => {
  await publish("notes/a.md", "one");
  const version = await findContentVersion(db);
  expect(await publish("notes/a.md", "two", later())).toMatchObject({ outcome: "scheduled" });
  await publishScheduled(db, [notes], log);
  expect(await hashOf("notes/a.md")).toBe(toChange("one").hash);
  expect(await findNextDue(db)).toBeInstanceOf(Date);

  await makeDue();
  // As several processes do.
  const outcomes = await Promise.all([1, 2, 3].map(() => publishScheduled(db, [notes], log)));
  expect(outcomes.flat()).toEqual(["published"]);
  expect(await hashOf("notes/a.md")).toBe(toChange("two").hash);
  expect(await findContentVersion(db)).toBe((version ?? 0) + 1);
  expect(await noteOf("two")).toMatchObject({ note: null, version: (version ?? 0) + 1 });
  expect(await findNextDue(db)).toBeUndefined();
});

test("a scheduled change does not overwrite what was changed since: it becomes a draft", async () => {
  await publish("notes/a.md", "one");
  await publish("notes/a.md", "two", later());
  await publish("notes/a.md", "three");
  await makeDue();
  const outcomes = await Promise.all([1, 2].map(() => publishScheduled(db, [notes], log)));
  expect(outcomes.flat()).toEqual(["refused"]);
  expect(await hashOf("notes/a.md")).toBe(toChange("three").hash);
  expect(await noteOf("two")).toEqual({
    note: "not published: it was changed on the site since",
    version: null,
    published_at: null,
  });
});

test("an invalid change is refused when it is scheduled", async () => {
  expect(await publish("notes/a.md", "wrong", later())).toMatchObject({
    outcome: "invalid",
    problems: [{ file: "notes/a.md", message: "is wrong" }],
  });
  expect(await db.$count(contentRevisions)).toBe(0);
});

test("a change is checked before its time and published at it", async () => {
  await publish("notes/a.md", "one");
  const due = new Date(Date.now() + 3_000);
  await publish("notes/a.md", "two", due);
  seen.length = 0;
  const publishing = publishScheduled(db, [notes], log, due);
  await expect.poll(() => seen, { timeout: 2_500 }).toEqual(["read notes/a.md"]);
  expect(Date.now()).toBeLessThan(due.getTime());
  await publishing;
  expect(seen).toEqual(["read notes/a.md", "import notes/a.md"]);
  expect(Date.now()).toBeGreaterThanOrEqual(due.getTime());
  expect(await hashOf("notes/a.md")).toBe(toChange("two").hash);
});

test("a change that is moved to another time while it waits is published then", async () => {
  await publish("notes/a.md", "one");
  const due = new Date(Date.now() + 1_000);
  await publish("notes/a.md", "two", due);
  const publishing = publishScheduled(db, [notes], log, due);
  await db.execute(
    sql`update content_revisions set published_at = '2099-01-01' where version is null`,
  );
  await publishing;
  expect(await hashOf("notes/a.md")).toBe(toChange("one").hash);
  expect(await findNextDue(db)).toEqual(new Date("2099-01-01T00:00:00Z"));
});

test("an error that is corrected before the time of a change does not stop it", async () => {
  await publish("notes/a.md", "one");
  const due = new Date(Date.now() + 1_000);
  await publish("notes/a.md", "two", due);
  await publish("notes/a.md", "changed since");
  const publishing = publishScheduled(db, [notes], log, due);
  await publish("notes/a.md", "one");
  await publishing;
  expect(await hashOf("notes/a.md")).toBe(toChange("two").hash);
});
