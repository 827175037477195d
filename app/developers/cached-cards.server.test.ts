import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Technology } from "#contract/values/taxonomy.ts";
import { type HasChanged, readLogger, recordReads } from "#database/reads.server.ts";
import { members } from "#database/tables/members.ts";
import { technologies } from "#database/tables/taxonomy.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { seedMembers, toTechnologyInputs } from "#tests/support/members.ts";
import { listCards } from "./stored-members.service.server.ts";

const { db } = await createTestDatabase();
await seedMembers(db, [
  { slug: "ada-lill", technologies: toTechnologyInputs(["react"]) },
  { slug: "boris-jansen", technologies: toTechnologyInputs(["python"]) },
]);
const ids = (await db.select({ id: members.id }).from(members).orderBy(members.slug)).map(
  ({ id }) => id,
);
const [ada = 0, boris = 0] = ids;
const rows = await db.select().from(technologies);
const names = new Map(rows.map((row): [number, Technology] => [row.id, row]));

// why: how many statements are sent does not show in the cards.
const send = vi.spyOn(readLogger, "logQuery");

/** Cards for a page that is cached, with what it was read from and the statements that were sent. */
async function read(
  { version = 1, hasChanged = () => false }: { version?: number; hasChanged?: HasChanged } = {},
  known: ReadonlyMap<number, Technology> = names,
) {
  send.mockClear();
  const work = () => listCards(db, ids, known);
  const { value, reads } = await recordReads(work, { version: () => version, hasChanged });
  return { cards: value, reads: [...reads].sort(), sent: send.mock.calls.length };
}

const OF_BOTH = [`members:id:${ada}`, `members:id:${boris}`, "technologies"].sort();

test("a member is read once for all pages, each of which depends on it", async () => {
  const first = await read();
  expect(first).toMatchObject({ reads: OF_BOTH, sent: 1 });
  const second = await read();
  expect(second).toMatchObject({ reads: OF_BOTH, sent: 0 });
  expect(second.cards.map(({ slug }) => slug)).toEqual(["ada-lill", "boris-jansen"]);
  expect(second.cards[0]).toBe(first.cards[0]);
});

test("one that has changed since it was read is read again, and no other", async () => {
  const before = await read();
  await db.update(members).set({ position: "Architect" }).where(eq(members.id, boris));
  const changed = `members:id:${boris}`;
  const hasChanged: HasChanged = (reads, since) => reads.has(changed) && since < 2;
  const after = await read({ version: 2, hasChanged });
  expect(after).toMatchObject({ reads: OF_BOTH, sent: 1 });
  expect(after.cards[0]).toBe(before.cards[0]);
  expect(after.cards[1]?.position).toBe("Architect");
  expect((await read({ version: 2, hasChanged })).sent).toBe(0);
});

test("one that was unpublished since is on no list", async () => {
  await db.update(members).set({ published: false }).where(eq(members.id, boris));
  const hasChanged: HasChanged = (reads, since) => reads.has(`members:id:${boris}`) && since < 3;
  const { cards } = await read({ version: 3, hasChanged });
  expect(cards.map(({ slug }) => slug)).toEqual(["ada-lill"]);
  await db.update(members).set({ published: true }).where(eq(members.id, boris));
});

test("names of technologies are never older than those that are given", async () => {
  await read();
  const renamed = new Map([...names].map(([id, one]) => [id, { ...one, name: `${one.name} 2` }]));
  const { cards } = await read({}, renamed);
  expect(cards[0]?.technologies[0]?.name).toBe("React 2");
});

test("outside of such a page every member is read", async () => {
  await read();
  send.mockClear();
  await listCards(db, ids, names);
  await recordReads(() => listCards(db, ids, names));
  expect(send).toHaveBeenCalledTimes(2);
});
