import { beforeEach, expect, test } from "vitest";
import { sharedShortlistReaders, sharedShortlists } from "#database/tables/shared-shortlists.ts";
import { createSharing, DAY_MS, NOW } from "#tests/support/shared-shortlists.ts";

const { clear, db, post, read, readOwned, shareIds, voteAs } = await createSharing();

beforeEach(clear);

test("the owner's note is plain text that readers see, and lengthens the time", async () => {
  const { reader, owner } = await shareIds([1]);
  const later = new Date(NOW.getTime() + 80 * DAY_MS);
  const note = "<script>alert(1)</script>\r\nBy Friday";
  expect(await post(owner, { intent: "note", note }, { now: later })).toEqual({
    kind: "note",
  });
  const end = new Date(later.getTime() + 89 * DAY_MS);
  expect(await read(reader, end)).toMatchObject({ note: "<script>alert(1)</script>\nBy Friday" });
  expect(await readOwned(owner, { now: end })).toMatchObject({
    path: `/shortlist/${reader}`,
    ends_on: "10 May 2027",
  });
});

test("a note that is too long is shown again with what is wrong", async () => {
  const { reader, owner } = await shareIds([1]);
  const note = "x".repeat(1_001);
  expect(await post(owner, { intent: "note", note })).toMatchObject({
    kind: "open",
    status: 422,
    state: { input: { note }, errors: { note: ["Note must be 1,000 characters or less"] } },
  });
  expect(await read(reader)).toMatchObject({ note: "" });
});

test("a reader can neither write the note nor end the sharing", async () => {
  const { reader } = await shareIds([1]);
  for (const intent of ["note", "end"]) {
    expect(await post(reader, { intent, note: "Mine" })).toMatchObject({ status: 404 });
  }
  expect(await read(reader)).toMatchObject({ note: "" });
});

test("sharing that the owner ends leaves nothing", async () => {
  const { reader, owner } = await shareIds([1]);
  expect(await post(owner, { intent: "end" })).toEqual({ kind: "ended" });
  expect(await read(reader)).toBeUndefined();
  expect(await readOwned(owner)).toBeUndefined();
  expect(await db.$count(sharedShortlists)).toBe(0);
  expect(await post(owner, { intent: "end" })).toMatchObject({ kind: "open", status: 404 });
});

test("posts of one client by one link are limited, without stopping another client", async () => {
  const { owner } = await shareIds([1]);
  const form = { intent: "note", note: "Hi" };
  for (let sent = 0; sent < 60; sent += 1) await post(owner, form);
  expect(await post(owner, form)).toMatchObject({ kind: "open", status: 429 });
  expect(await post(owner, form, { client: "192.0.2.2" })).toEqual({ kind: "note" });
});

test("an owner removes readers of their own shortlist only", async () => {
  const mine = await shareIds([1]);
  const other = await shareIds([1]);
  await voteAs(other.reader, { name: "Ada", "vote-1": "yes" });
  const [ada] = (await readOwned(other.owner))?.readers ?? [];
  for (const remove of [String(ada?.id), "x", "99999999999"]) {
    await post(mine.owner, { remove });
  }
  expect(await db.$count(sharedShortlistReaders)).toBe(1);
});
