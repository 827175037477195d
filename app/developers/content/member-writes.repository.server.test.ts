import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { upsertTechnologies } from "#app/taxonomy/technologies.repository.server.ts";
import { readLogger } from "#database/reads.server.ts";
import { members } from "#database/tables/members.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { findContentVersion } from "#services/content/versions/content-version.repository.server.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import {
  seedMembers,
  TEST_TECHNOLOGIES,
  toExperienceInput,
  toMemberInput,
  toTechnologyInputs,
} from "#tests/support/members.ts";
import { listMembers } from "../members.service.server.ts";
import { findMemberBySlug } from "../stored-members.service.server.ts";
import { unpublishMembers, upsertMembers } from "./member-writes.repository.server.ts";

const { db, url } = await createTestDatabase();
const ada = {
  slug: "ada-lill",
  technologies: toTechnologyInputs(["react"]),
  experiences: [toExperienceInput("fintech")],
};

beforeEach(() => seedMembers(db, [ada]));

const list = async () => {
  const { data } = await listMembers(db, { page: 1, per_page: 6, filter: {} });
  return data.map(({ slug }) => slug);
};

test("writing the same again changes nothing, not even the content version", async () => {
  const version = (await findContentVersion(db)) ?? 0;
  const [before] = await db.select().from(members);
  await seedMembers(db, [ada]);
  expect(await findContentVersion(db)).toBe(version);
  expect(await db.select().from(members)).toEqual([before]);
});

test("a change counts the content version up once, however many rows it touches", async () => {
  const version = (await findContentVersion(db)) ?? 0;
  await db.transaction(async (tx) => {
    await upsertMembers(tx, [toMemberInput({ ...ada, position: `Architect ${version}` })]);
    await upsertMembers(tx, [toMemberInput({ slug: "new" })]);
    await unpublishMembers(tx, ["new"]);
  });
  expect(await findContentVersion(db)).toBe(version + 1);
});

test("a change that is rolled back was none", async () => {
  const version = (await findContentVersion(db)) ?? 0;
  await expect(
    db.transaction(async (tx) => {
      await upsertMembers(tx, [toMemberInput({ slug: "never" })]);
      throw new Error("undo");
    }),
  ).rejects.toThrow("undo");
  expect(await findContentVersion(db)).toBe(version);
  expect(await list()).toEqual(["ada-lill"]);
});

test("lists show changes at once, also those of other processes and by hand", async () => {
  expect(await list()).toEqual(["ada-lill"]);
  const { default: pg } = await import("pg");
  const other = new pg.Client(url);
  await other.connect();
  await other.query(
    "update members set first_name = 'Eva', position = 'Tester' where slug = 'ada-lill'",
  );
  await other.query("update technologies set name = 'React 20' where slug = 'react'");
  await other.end();
  const { data } = await listMembers(db, { page: 1, per_page: 6, filter: { q: "eva tester" } });
  expect(data[0]).toMatchObject({ first_name: "Eva", technologies: [{ name: "React 20" }] });
});

test("a member whose file is gone leaves the site, its row stays, and it may come back", async () => {
  await upsertMembers(db, [toMemberInput({ slug: "boris" })]);
  const [before] = await db.select().from(members).where(eq(members.slug, "boris"));
  await unpublishMembers(db, ["boris"]);
  expect(await list()).toEqual(["ada-lill"]);
  expect(await findMemberBySlug(db, "boris")).toBeUndefined();
  await upsertMembers(db, [toMemberInput({ slug: "boris" })]);
  expect(await findMemberBySlug(db, "boris")).toMatchObject({ id: before?.id });
  await unpublishMembers(db, ["ada-lill", "boris"]);
  expect(await list()).toEqual([]);
});

test("a technology or tag that is not there yet stops the write", async () => {
  const unknown = toMemberInput({ slug: "x", technologies: toTechnologyInputs(["cobol"]) });
  await expect(upsertMembers(db, [unknown])).rejects.toThrow("There is no technology cobol");
  const untagged = toMemberInput({ slug: "x", experiences: [toExperienceInput("mining")] });
  await expect(upsertMembers(db, [untagged])).rejects.toThrow("There is no tag mining");
});

test("technologies keep their ids when they are renamed, moved, taken away and brought back", async () => {
  const idOf = async (slug: string) =>
    (await db.select().from(technologies).where(eq(technologies.slug, slug)))[0]?.id;
  const id = await idOf("react");
  await upsertTechnologies(db, [
    { slug: "vue", name: "Vue" },
    { slug: "react", name: "React!" },
  ]);
  await upsertTechnologies(db, []);
  await upsertTechnologies(db, TEST_TECHNOLOGIES);
  expect(await idOf("react")).toBe(id);
});

test("a hundred members are written with as many statements as one", async () => {
  // why: how many statements are sent does not show in what they write.
  const send = vi.spyOn(readLogger, "logQuery");
  const many = Array.from({ length: 100 }, (_, number) =>
    toMemberInput({ slug: `member-${number}`, technologies: toTechnologyInputs(["react"]) }),
  );
  await upsertMembers(db, many);
  expect(send).toHaveBeenCalledTimes(3);
  expect(await db.$count(members, like(members.slug, "member-%"))).toBe(100);
});
