import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { members } from "#database/tables/members.ts";
import {
  sharedShortlistReaders,
  sharedShortlistVotes,
} from "#database/tables/shared-shortlists.ts";
import { createSharing, NOW } from "#tests/support/shared-shortlists.ts";
import { readShared } from "./shared-shortlists.service.server.ts";

const { clear, db, post, read, readOwned, shareIds, vote, voteAs } = await createSharing();

beforeEach(clear);

test("the owner sees the votes of readers, who see their own only", async () => {
  const { reader, owner } = await shareIds([1, 2]);
  const comment = "<a href='https://spam.example'>Cheap</a>";
  const ada = await voteAs(reader, { name: "Ada", "vote-1": "yes", "comment-1": comment });
  const bo = await voteAs(reader, { name: "Bo", "vote-1": "no", "vote-2": "maybe" });
  expect((await readOwned(owner))?.members).toMatchObject([
    {
      id: 1,
      votes: [
        { name: "Ada", vote: "yes", comment },
        { name: "Bo", vote: "no", comment: "" },
      ],
    },
    { id: 2, votes: [{ name: "Bo", vote: "maybe" }] },
  ]);
  expect((await readShared(db, reader, NOW, bo))?.own?.input).toMatchObject({
    name: "Bo",
    "vote-1": "no",
    "vote-2": "maybe",
  });
  expect((await read(reader))?.own).toBeUndefined();
  expect(JSON.stringify(await readShared(db, reader, NOW, bo))).not.toContain("Ada");
  const stored = JSON.stringify(await db.select().from(sharedShortlistReaders));
  expect(stored).not.toContain(ada);
});

test("a reader changes their votes by their secret; a name alone changes nothing", async () => {
  const { reader, owner } = await shareIds([1, 2]);
  const key = await voteAs(reader, { name: "Ada", "vote-1": "yes", "vote-2": "no" });
  expect(await voteAs(reader, { reader: key, name: "Ada L.", "vote-1": "maybe" })).toBe(key);
  await voteAs(reader, { name: "Ada L.", "vote-1": "no" });
  const owned = await readOwned(owner);
  expect(owned?.readers.map(({ name }) => name)).toEqual(["Ada L.", "Ada L."]);
  expect(owned?.members[0]?.votes.map(({ vote }) => vote)).toEqual(["maybe", "no"]);
  expect(owned?.members[1]?.votes).toEqual([]);
});

test("a form that is posted twice at the same time is one reader", async () => {
  const { reader } = await shareIds([1]);
  const key = (await read(reader))?.fresh ?? "";
  const fields = { reader: key, name: "Ada", "vote-1": "yes" };
  await Promise.all([vote(reader, fields), vote(reader, fields), vote(reader, fields)]);
  expect(await db.$count(sharedShortlistReaders)).toBe(1);
});

test("the secret of a reader is for one shortlist only", async () => {
  const one = await shareIds([1]);
  const other = await shareIds([1]);
  const key = await voteAs(one.reader, { name: "Ada", "vote-1": "yes" });
  expect((await readShared(db, other.reader, NOW, key))?.own).toBeUndefined();
  await voteAs(other.reader, { reader: key, name: "Bo", "vote-1": "no" });
  expect((await readOwned(one.owner))?.members[0]?.votes).toMatchObject([
    { name: "Ada", vote: "yes" },
  ]);
});

test.each([
  [{ "vote-1": "yes" }, { name: ["Enter your name"] }],
  [{ name: " ", "vote-1": "yes" }, { name: ["Enter your name"] }],
  [{ name: "x".repeat(101), "vote-1": "yes" }, { name: ["Name must be 100 characters or less"] }],
  [{ name: "Ada" }, { "vote-1": ["Vote or comment on at least one developer"] }],
  [{ name: "Ada", "comment-2": " " }, { "vote-1": ["Vote or comment on at least one developer"] }],
  [{ name: "Ada", "vote-2": "perhaps" }, { "vote-2": ["Choose Yes, Maybe or No"] }],
  [
    { name: "Ada", "comment-2": "x".repeat(501) },
    { "comment-2": ["Comment must be 500 characters or less"] },
  ],
])("votes %j are shown again with what is wrong", async (fields, errors) => {
  const { reader } = await shareIds([1, 2]);
  const input: Record<string, string> = { ...fields };
  expect(await vote(reader, input)).toMatchObject({
    kind: "open",
    status: 422,
    state: { input, errors },
  });
  expect(await db.$count(sharedShortlistReaders)).toBe(0);
});

test("votes on other members, or on one who has left, are left out", async () => {
  const { reader } = await shareIds([1, 2]);
  await db.update(members).set({ published: false }).where(eq(members.id, 2));
  await voteAs(reader, { name: "Ada", "vote-1": "yes", "vote-2": "no", "vote-3": "yes" });
  const votes = await db.select().from(sharedShortlistVotes);
  expect(votes.map(({ member_id }) => member_id)).toEqual([1]);
});

test("fifty readers may vote, also at the same time; the owner can make room", async () => {
  const { reader, owner } = await shareIds([1]);
  const submission = await Promise.all(
    Array.from({ length: 55 }, (_, index) =>
      vote(reader, { name: `Reader ${index}`, "vote-1": "yes" }, `192.0.2.${index}`),
    ),
  );
  expect(submission.filter(({ kind }) => kind === "left")).toHaveLength(50);
  expect(submission.find(({ kind }) => kind === "open")).toMatchObject({
    status: 409,
    state: { problem: expect.stringContaining("50 people have voted") },
  });
  const [spam] = (await readOwned(owner))?.readers ?? [];
  expect(await post(owner, { remove: String(spam?.id) })).toMatchObject({ kind: "removed" });
  expect(await vote(reader, { name: "Ada", "vote-1": "no" })).toMatchObject({ kind: "left" });
});

test("one client cannot take the places of all readers, nor their posts", async () => {
  const { reader } = await shareIds([1]);
  const other = await shareIds([1]);
  const fields = { name: "Reader", "vote-1": "yes" };
  const keys = await Promise.all(Array.from({ length: 10 }, () => voteAs(reader, fields)));
  const refused = await Promise.all(Array.from({ length: 51 }, () => vote(reader, fields)));
  expect(refused[0]).toMatchObject({
    kind: "open",
    status: 429,
    retryAfter: expect.any(Number),
    state: { input: fields, problem: expect.stringContaining("Vote tomorrow") },
  });
  expect(await db.$count(sharedShortlistReaders)).toBe(10);
  for (const client of ["192.0.2.2", "2001:db8::1"]) {
    expect(await vote(reader, fields, client)).toMatchObject({ kind: "left" });
  }
  expect(await vote(other.reader, fields)).toMatchObject({ kind: "left" });
  const [key = ""] = keys;
  const changed = { ...fields, reader: key, "vote-1": "no" };
  expect(await vote(reader, changed, "192.0.2.3")).toMatchObject({ kind: "left", reader: key });
});

test("who has voted changes their votes when no one else from their network can vote", async () => {
  const { reader } = await shareIds([1]);
  const fields = { name: "Reader", "vote-1": "yes" };
  const [key = ""] = await Promise.all(Array.from({ length: 10 }, () => voteAs(reader, fields)));
  expect(await vote(reader, fields)).toMatchObject({ status: 429 });
  expect(await vote(reader, { ...fields, reader: key, "vote-1": "no" })).toMatchObject({
    kind: "left",
    reader: key,
  });
});
