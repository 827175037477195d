import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { members } from "#database/tables/members.ts";
import { sharedShortlistReaders, sharedShortlists } from "#database/tables/shared-shortlists.ts";
import { createToken } from "#platform/secrets/secret-token.server.ts";
import { waitForBlocked } from "#tests/support/database.ts";
import { createSharing, NOW } from "#tests/support/shared-shortlists.ts";
import { readOwned as readOwnedBy } from "./owned.service.server.ts";
import { readShared } from "./shared-shortlists.service.server.ts";
import { lockSharedShortlist } from "./votes.repository.server.ts";

const { clear, db, post, read, readOwned, services, shareIds, vote, voteAs } =
  await createSharing();

beforeEach(clear);

const idsOf = async (reader: string) => (await read(reader))?.members.map(({ id }) => id);

/** Starts something while the shortlist is locked, then something else, in this order. */
async function inOrder<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const [row] = await db.select().from(sharedShortlists);
  let started: [Promise<First>, Promise<Second>] | undefined;
  await db.transaction(async (tx) => {
    await lockSharedShortlist(tx, row?.id ?? 0);
    const one = first();
    await waitForBlocked(db, 1);
    const other = second();
    await waitForBlocked(db, 2);
    started = [one, other];
  });
  if (!started) throw new Error("Nothing was started");
  return Promise.all(started);
}

test("the owner adds people behind those on the list, none twice and none who is not on the site", async () => {
  const { reader, owner } = await shareIds([2, 1]);
  await db.update(members).set({ published: false }).where(eq(members.id, 4));
  expect(await post(owner, { add: "3,1,4,999999,x" })).toEqual({ kind: "added" });
  expect(await idsOf(reader)).toEqual([2, 1, 3]);
  await post(owner, { drop: "2" });
  await post(owner, { add: "2" });
  expect(await idsOf(reader)).toEqual([1, 3, 2]);
});

test("a list takes twenty people, also from two tabs at the same time", async () => {
  const ids = Array.from({ length: 19 }, (_, index) => index + 1);
  const { reader, owner } = await shareIds(ids);
  const [first, second] = await inOrder(
    () => post(owner, { add: "20" }),
    () => post(owner, { add: "21" }),
  );
  expect(first).toEqual({ kind: "added" });
  expect(second).toMatchObject({
    status: 409,
    state: { problem: expect.stringContaining("up to 20 developers") },
  });
  expect(await idsOf(reader)).toEqual([...ids, 20]);
});

test("the same person added from two tabs is on the list once", async () => {
  const { reader, owner } = await shareIds([1]);
  await inOrder(
    () => post(owner, { add: "2" }),
    () => post(owner, { add: "2" }),
  );
  expect(await idsOf(reader)).toEqual([1, 2]);
});

test("the votes on a person who is taken off the list are erased, those on others stay", async () => {
  const { reader, owner } = await shareIds([1, 2]);
  await voteAs(reader, { name: "Ada", "vote-1": "yes", "vote-2": "no" });
  expect(await post(owner, { drop: "1" })).toEqual({ kind: "dropped" });
  expect((await readOwned(owner))?.members).toMatchObject([{ id: 2, votes: [{ vote: "no" }] }]);
  await post(owner, { add: "1" });
  expect((await readOwned(owner))?.members[1]?.votes).toEqual([]);
});

test("a vote on someone who was taken off meanwhile is left out, and its reader is told", async () => {
  const { reader, owner } = await shareIds([1, 2]);
  const [, voted] = await inOrder(
    () => post(owner, { drop: "1" }),
    () => vote(reader, { name: "Ada", "vote-1": "yes", "vote-2": "yes" }),
  );
  expect(voted).toMatchObject({ kind: "left", isPartial: true });
  expect((await readOwned(owner))?.members).toMatchObject([{ id: 2, votes: [{ vote: "yes" }] }]);
  expect(await vote(reader, { name: "Bo", "vote-1": "yes" })).toMatchObject({
    status: 409,
    state: {
      input: { name: "Bo" },
      problem: expect.stringContaining("no longer on this shortlist"),
    },
  });
});

test("the last person can be taken off: the list is empty until others are added", async () => {
  const { reader, owner } = await shareIds([1]);
  await post(owner, { drop: "1" });
  expect(await read(reader)).toMatchObject({ members: [], removed: 0 });
  expect(await vote(reader, { name: "Ada", "vote-1": "yes" })).toMatchObject({ status: 409 });
  await post(owner, { add: "2" });
  expect(await idsOf(reader)).toEqual([2]);
});

test("people who have left the site are counted, and taken off at once", async () => {
  const { owner } = await shareIds([1, 2, 3]);
  await db.update(members).set({ published: false }).where(eq(members.id, 2));
  expect(await readOwned(owner)).toMatchObject({ removed: 1 });
  await post(owner, { intent: "drop-gone" });
  await db.update(members).set({ published: true }).where(eq(members.id, 2));
  expect(await readOwned(owner)).toMatchObject({ removed: 0, members: [{ id: 1 }, { id: 3 }] });
});

test("votes on a person who leaves the site and comes back are as they were", async () => {
  const { reader, owner } = await shareIds([1, 2]);
  const key = await voteAs(reader, { name: "Ada", "vote-1": "yes", "vote-2": "yes" });
  await db.update(members).set({ published: false }).where(eq(members.id, 1));
  await voteAs(reader, { reader: key, name: "Ada", "vote-2": "no" });
  await db.update(members).set({ published: true }).where(eq(members.id, 1));
  const votes = (await readOwned(owner))?.members.map((member) => member.votes[0]?.vote);
  expect(votes).toEqual(["yes", "no"]);
});

test("a reader whom the owner removed leaves nothing, and votes no more with the same secret", async () => {
  const { reader, owner } = await shareIds([1]);
  const key = await voteAs(reader, { name: "Ada", "vote-1": "yes", "comment-1": "Calm" });
  const [ada] = (await readOwned(owner))?.readers ?? [];
  await post(owner, { remove: String(ada?.id) });
  expect(await readOwned(owner)).toMatchObject({ readers: [], members: [{ votes: [] }] });
  expect(JSON.stringify(await db.select().from(sharedShortlistReaders))).not.toContain("Ada");
  const again = await vote(reader, { reader: key, name: "Ada", "vote-1": "no" });
  expect(again).toMatchObject({
    status: 403,
    state: { problem: expect.stringContaining("has removed your votes") },
  });
  const shared = await readShared(db, reader, NOW, key);
  expect(shared?.own).toMatchObject({ isRemoved: true });
  expect(await voteAs(reader, { name: "Bo", "vote-1": "yes" })).not.toBe(key);
});

test("a vote that is stored while its reader is removed is erased, or refused", async () => {
  for (const order of ["vote first", "removal first"]) {
    await clear();
    const { reader, owner } = await shareIds([1]);
    const key = await voteAs(reader, { name: "Ada", "vote-1": "yes" });
    const [ada] = (await readOwned(owner))?.readers ?? [];
    const change = () => vote(reader, { reader: key, name: "Ada", "vote-1": "no" });
    const remove = () => post(owner, { remove: String(ada?.id) });
    await (order === "vote first" ? inOrder(change, remove) : inOrder(remove, change));
    expect(await readOwned(owner), order).toMatchObject({ readers: [], members: [{ votes: [] }] });
  }
});

test("a new owner's link ends the earlier one, and the readers' link stays", async () => {
  const { reader, owner } = await shareIds([1]);
  const done = await post(owner, { intent: "link" });
  if (done.kind !== "link") throw new Error(JSON.stringify(done));
  expect(await readOwned(owner)).toBeUndefined();
  expect(await post(owner, { intent: "end" })).toMatchObject({ status: 404 });
  expect(await readOwned(done.token)).toMatchObject({
    path: `/shortlist/${reader}`,
    owner_path: `/shortlist/${done.token}/owner`,
  });
  const stored = JSON.stringify(await db.select().from(sharedShortlists));
  for (const secret of [reader, owner, done.token]) expect(stored).not.toContain(secret);
});

test("of two tabs that replace the owner's link at the same time one gets a link", async () => {
  const { owner } = await shareIds([1]);
  const replace = () => post(owner, { intent: "link" });
  const [first, second] = await inOrder(replace, replace);
  expect(first).toMatchObject({ kind: "link" });
  expect(second).toMatchObject({ status: 404 });
});

test("a new readers' link ends the earlier one, and votes stay with their readers", async () => {
  const { reader, owner } = await shareIds([1]);
  const key = await voteAs(reader, { name: "Ada", "vote-1": "yes" });
  await post(owner, { intent: "readers-link" });
  expect(await read(reader)).toBeUndefined();
  expect(await vote(reader, { reader: key, name: "Ada", "vote-1": "no" })).toMatchObject({
    status: 404,
  });
  const path = (await readOwned(owner))?.path ?? "";
  const next = path.split("/").at(-1) ?? "";
  expect(await readShared(db, next, NOW, key)).toMatchObject({ own: { input: { name: "Ada" } } });
  await voteAs(next, { reader: key, name: "Ada", "vote-1": "maybe" });
  expect((await readOwned(owner))?.members[0]?.votes).toMatchObject([{ vote: "maybe" }]);
});

test("with another key the owner's page is there, without the readers' link", async () => {
  const { owner } = await shareIds([1]);
  await post(owner, { intent: "readers-link" });
  const other = { ...services, clock: () => NOW, secretKey: Buffer.alloc(32) };
  expect(await readOwnedBy(other, owner)).toMatchObject({ path: undefined, members: [{ id: 1 }] });
});

test("developers are found by a part of their name, with those who are on the list", async () => {
  const { owner } = await shareIds([1]);
  expect(await readOwned(owner, { find: "alex" })).toMatchObject({
    found: [{ id: 1, isIn: true }],
  });
  expect(await readOwned(owner, { find: "blex" })).toMatchObject({
    found: [{ id: 2, isIn: false }],
  });
  expect(await readOwned(owner, { find: " " })).toMatchObject({ found: undefined });
  expect(await readOwned(owner, { find: "nobody-has-this" })).toMatchObject({ found: [] });
});

test("a reader's link does none of what the owner does", async () => {
  const { reader } = await shareIds([1]);
  const forms: Record<string, string>[] = [
    { add: "2" },
    { drop: "1" },
    ...["link", "readers-link", "emails", "stop-emails", "drop-gone"].map((intent) => ({ intent })),
  ];
  for (const fields of forms) {
    expect(await post(reader, { ...fields, email: "ada@example.com" })).toMatchObject({
      status: 404,
    });
    expect(await post(createToken(), fields)).toMatchObject({ status: 404 });
  }
  expect(await idsOf(reader)).toEqual([1]);
});

test("a button that the page does not have is refused", async () => {
  const { owner } = await shareIds([1]);
  expect(await post(owner, { intent: "constructor" })).toMatchObject({ status: 400 });
});
