import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { anonymizedMembersRecord } from "#app/developers/content/anonymized-members.repository.server.ts";
import { members } from "#database/tables/members.ts";
import { sharedShortlists, sharedShortlistVotes } from "#database/tables/shared-shortlists.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { createSharing, DAY_MS, NOW } from "#tests/support/shared-shortlists.ts";
import { sharedShortlistsRecord } from "./shared-shortlists-personal.repository.server.ts";

const { clear, db, post, read, readOwned, shareIds, vote, voteAs } = await createSharing();

beforeEach(clear);

test("a member who has left the site is counted, without a name", async () => {
  const { reader } = await shareIds([1, 2]);
  await db.update(members).set({ published: false }).where(eq(members.id, 1));
  const shared = await read(reader);
  expect(shared).toMatchObject({ removed: 1, members: [{ id: 2 }] });
  expect(JSON.stringify(shared)).not.toContain("Alex");
});

test("an anonymized member stays counted", async () => {
  const { reader } = await shareIds([1, 2]);
  await db
    .update(members)
    .set({ published: false, updated_at: new Date("2026-01-01T00:00:00Z") })
    .where(eq(members.id, 1));
  await anonymizedMembersRecord.expiry?.eraseSome(db, NOW);
  expect(await read(reader)).toMatchObject({ removed: 1, members: [{ id: 2 }] });
});

test("a shortlist ends 90 days after its last change, and is erased that night", async () => {
  const { reader } = await shareIds([1]);
  const before = new Date(NOW.getTime() + 90 * DAY_MS - 1);
  const after = new Date(NOW.getTime() + 90 * DAY_MS);
  expect(await read(reader, before)).toBeDefined();
  expect(await read(reader, after)).toBeUndefined();
  const { expiry } = sharedShortlistsRecord;
  expect(await expiry?.eraseSome(db, before)).toBe(0);
  expect(await expiry?.eraseSome(db, after)).toBe(1);
  expect(await db.$count(sharedShortlists)).toBe(0);
});

test("votes end with the sharing, and with an anonymized member", async () => {
  const { reader, owner } = await shareIds([1, 2]);
  await voteAs(reader, { name: "Ada", "vote-1": "yes", "vote-2": "no" });
  await db
    .update(members)
    .set({ published: false, updated_at: new Date("2026-01-01T00:00:00Z") })
    .where(eq(members.id, 2));
  await anonymizedMembersRecord.expiry?.eraseSome(db, NOW);
  const votes = await db.select().from(sharedShortlistVotes);
  expect(votes.map(({ member_id }) => member_id)).toEqual([1]);
  await post(owner, { intent: "end" });
  expect(await db.$count(sharedShortlistVotes)).toBe(0);
  expect(await vote(reader, { name: "Ada", "vote-1": "no" })).toMatchObject({ status: 404 });
});

test("a person's address is found, copied and erased in names, comments and notes", async () => {
  const { reader, owner } = await shareIds([1]);
  await post(owner, { intent: "note", note: "Ask zoe@example.com, not Ada." });
  await voteAs(reader, { name: "Zoe@example.com", "vote-1": "yes" });
  await voteAs(reader, { name: "Bo", "comment-1": "As zoe@example.com says" });
  await voteAs(reader, { name: "Ada", "vote-1": "yes" });
  const person = parsePerson("zoe@example.com");
  const { ofPerson } = sharedShortlistsRecord;
  if (!person || !ofPerson) throw new Error("There is no such part");
  expect(await ofPerson.count(db, person)).toBe(3);
  const copies = [];
  for await (const copy of ofPerson.copy(db, person)) copies.push(copy);
  expect(JSON.stringify(copies)).toMatch(/Zoe@example.*As zoe@example.*Ask zoe@example/);
  expect(await ofPerson.eraseSome(db, person)).toBe(3);
  expect(await ofPerson.count(db, person)).toBe(0);
  const owned = await readOwned(owner);
  expect(owned?.note).toBe("Ask [erased], not Ada.");
  expect(owned?.readers.map(({ name }) => name)).toEqual(["Ada"]);
});
