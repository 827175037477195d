import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "#app/api.ts";
import { anonymizedMembersRecord } from "#app/developers/content/anonymized-members.repository.server.ts";
import type { SharedLinks } from "#contract/shared-shortlist.ts";
import { members } from "#database/tables/members.ts";
import { rateLimits } from "#database/tables/protection.ts";
import {
  sharedShortlistReaders,
  sharedShortlists,
  sharedShortlistVotes,
} from "#database/tables/shared-shortlists.ts";
import { parsePerson } from "#services/personal-data/person.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { createTestServices } from "#tests/support/services.ts";
import { readOwned } from "./owned.service.server.ts";
import { handlePostedOwner } from "./posted-owner.server.ts";
import { handlePostedVotes } from "./posted-votes.server.ts";
import { toReaderToken } from "./shared-link.server.ts";
import { findByToken, readShared } from "./shared-shortlists.service.server.ts";
import { sharedShortlistsRecord } from "./shared-shortlists-personal.repository.server.ts";

const services = await createTestServices({ TRUST_PROXY: "1" });
const { db } = services;
const NOW = new Date("2026-11-21T09:00:00Z");
const DAY_MS = 86_400_000;
const api = createApi({ ...services, clock: () => NOW });

beforeAll(() =>
  seedMembers(
    db,
    Array.from({ length: 21 }, (_, index) => ({
      slug: `dev-${String.fromCharCode(97 + index)}lex`,
    })),
  ),
);
beforeEach(async () => {
  await db.execute(sql`truncate shared_shortlists, rate_limits cascade`);
  await db.update(members).set({ published: true });
});

const share = (body: unknown, address = "192.0.2.1") =>
  api.request("/api/shortlists", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify(body),
  });

/** The secrets of a new shortlist. */
async function shareIds(ids: number[]) {
  const response = await share({ ids });
  expect(response.status).toBe(201);
  const { data } = (await response.json()) as { data: SharedLinks };
  const [, reader = ""] = /^\/shortlist\/([0-9a-f]{40})$/.exec(data.path) ?? [];
  const [, owner = ""] = /^\/shortlist\/([0-9a-f]{40})\/owner$/.exec(data.owner_path) ?? [];
  return { reader, owner };
}

/** Posts a form of the readers' page. */
function vote(token: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request("https://ogds.example/shortlist", { method: "POST", body });
  return handlePostedVotes({ ...services, clock: () => NOW }, token, request);
}

/** The secret of a reader who voted. */
async function voteAs(token: string, fields: Record<string, string>): Promise<string> {
  const posted = await vote(token, fields);
  if (posted.kind !== "left") throw new Error(JSON.stringify(posted));
  return posted.reader;
}

function post(token: string, fields: Record<string, string>, now = NOW) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request("https://ogds.example/shortlist", { method: "POST", body });
  return handlePostedOwner({ ...services, clock: () => now }, token, request);
}

const read = (token: string, now = NOW) => readShared(db, token, now);

test("a shortlist has two secrets, of which only hashes are stored", async () => {
  const { reader, owner } = await shareIds([2, 1]);
  expect(owner).not.toBe(reader);
  expect(toReaderToken(owner)).toBe(reader);
  const shared = await read(reader);
  expect(shared?.members.map(({ id }) => id)).toEqual([2, 1]);
  expect(shared).toMatchObject({ note: "", removed: 0 });
  const stored = JSON.stringify(await db.select().from(sharedShortlists));
  expect(stored).not.toContain(reader);
  expect(stored).not.toContain(owner);
});

test("the link of readers does not open the owner's side, nor the other way round", async () => {
  const { reader, owner } = await shareIds([1]);
  expect(await findByToken(db, "owner", reader, NOW)).toBeUndefined();
  expect(await findByToken(db, "reader", owner, NOW)).toBeUndefined();
  expect(await findByToken(db, "owner", owner, NOW)).toBeDefined();
});

test("twenty members can be shared; unknown ones and repetitions are left out", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  expect((await read((await shareIds(ids)).reader))?.members).toHaveLength(20);
  expect((await read((await shareIds([3, 3, 999_999])).reader))?.members).toHaveLength(1);
});

test.each([
  [{ ids: [] }, "Add a developer to your shortlist first"],
  [
    { ids: Array.from({ length: 21 }, (_, index) => index + 1) },
    "A shortlist can hold up to 20 developers",
  ],
  [{ ids: [999_999] }, "The developers of this shortlist are no longer on our site"],
])("%j is refused with a sentence", async (body, message) => {
  const response = await share(body);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message });
  expect(await db.$count(sharedShortlists)).toBe(0);
});

test.each([{}, { ids: "1" }, { ids: [1.5] }, { ids: [-1] }, { ids: [2 ** 40] }, [], null])(
  "%j is refused",
  async (body) => expect((await share(body)).status).toBe(422),
);

test("a large body is refused before it is read as JSON", async () => {
  expect((await share({ ids: [1], more: "x".repeat(2_048) })).status).toBe(413);
});

test("a thousand shortlists from one address are limited, with a clear message", async () => {
  const statuses = new Map<number, number>();
  let last: Response | undefined;
  for (let sent = 0; sent < 1_000; sent += 1) {
    last = await share({ ids: [1] });
    statuses.set(last.status, (statuses.get(last.status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 201: 10, 429: 990 });
  expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await last?.json()).toMatchObject({
    message: "Too many attempts. Try again in 10 minutes.",
  });
  expect(await db.$count(sharedShortlists)).toBe(10);
  // Another client is not concerned.
  expect((await share({ ids: [1] }, "192.0.2.2")).status).toBe(201);
}, 60_000);

test("forty a day is the limit of one address, and an IPv6 network is one client", async () => {
  for (let round = 0; round < 5; round += 1) {
    for (let sent = 0; sent < 10; sent += 1) await share({ ids: [1] }, `2001:db8::${sent}`);
    // The ten minutes are over, the day is not.
    await db
      .update(rateLimits)
      .set({ expires_at: sql`now()` })
      .where(sql`${rateLimits.expires_at} < now() + interval '1 hour'`);
  }
  expect(await db.$count(sharedShortlists)).toBe(40);
});

test("ten thousand guesses open nothing", async () => {
  const { reader } = await shareIds([1]);
  const last = reader.at(-1) === "0" ? "1" : "0";
  const near = [reader.slice(1), `${reader}0`, reader.slice(0, -1) + last, reader.toUpperCase()];
  const guesses = Array.from({ length: 10_000 }, () => randomBytes(20).toString("hex"));
  for (const guess of [...near, "", "'", "\u0000", "%", ...guesses]) {
    if (guess === reader) continue;
    expect(await read(guess)).toBeUndefined();
  }
}, 60_000);

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

test("the owner's note is plain text that readers see, and lengthens the time", async () => {
  const { reader, owner } = await shareIds([1]);
  const later = new Date(NOW.getTime() + 80 * DAY_MS);
  const note = "<script>alert(1)</script>\r\nBy Friday";
  expect(await post(owner, { intent: "note", note }, later)).toEqual({
    kind: "note",
  });
  const end = new Date(later.getTime() + 89 * DAY_MS);
  expect(await read(reader, end)).toMatchObject({ note: "<script>alert(1)</script>\nBy Friday" });
  expect(await readOwned(db, owner, end)).toMatchObject({
    path: `/shortlist/${reader}`,
    ends_on: "10 May 2027",
  });
});

test("a note that is too long is shown again with what is wrong", async () => {
  const { reader, owner } = await shareIds([1]);
  const note = "x".repeat(1_001);
  expect(await post(owner, { intent: "note", note })).toMatchObject({
    ...{ kind: "open", status: 422 },
    state: { typed: { note }, errors: { note: ["Note must be 1,000 characters or less"] } },
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
  expect(await readOwned(db, owner, NOW)).toBeUndefined();
  expect(await db.$count(sharedShortlists)).toBe(0);
  expect(await post(owner, { intent: "end" })).toMatchObject({ kind: "open", status: 404 });
});

test("posts by one link are limited", async () => {
  const { owner } = await shareIds([1]);
  let last: Awaited<ReturnType<typeof post>> | undefined;
  for (let sent = 0; sent < 121; sent += 1)
    last = await post(owner, { intent: "note", note: "Hi" });
  expect(last).toMatchObject({ kind: "open", status: 429 });
});

test("the owner sees the votes of readers, who see their own only", async () => {
  const { reader, owner } = await shareIds([1, 2]);
  const comment = "<a href='https://spam.example'>Cheap</a>";
  const ada = await voteAs(reader, { name: "Ada", "vote-1": "yes", "comment-1": comment });
  const bo = await voteAs(reader, { name: "Bo", "vote-1": "no", "vote-2": "maybe" });
  expect((await readOwned(db, owner, NOW))?.members).toMatchObject([
    {
      id: 1,
      votes: [
        { name: "Ada", vote: "yes", comment },
        { name: "Bo", vote: "no", comment: "" },
      ],
    },
    { id: 2, votes: [{ name: "Bo", vote: "maybe" }] },
  ]);
  expect((await readShared(db, reader, NOW, bo))?.own?.typed).toMatchObject({
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
  const owned = await readOwned(db, owner, NOW);
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
  expect((await readOwned(db, one.owner, NOW))?.members[0]?.votes).toMatchObject([
    { name: "Ada", vote: "yes" },
  ]);
});

test.each([
  [{ "vote-1": "yes" }, { name: ["Enter your name"] }],
  [{ name: " ", "vote-1": "yes" }, { name: ["Enter your name"] }],
  [{ name: "x".repeat(101), "vote-1": "yes" }, { name: ["Name must be 100 characters or less"] }],
  [{ name: "Ada" }, { "vote-1": ["Vote or comment on one developer at least"] }],
  [{ name: "Ada", "comment-2": " " }, { "vote-1": ["Vote or comment on one developer at least"] }],
  [{ name: "Ada", "vote-2": "perhaps" }, { "vote-2": ["Choose Yes, Maybe or No"] }],
  [
    { name: "Ada", "comment-2": "x".repeat(501) },
    { "comment-2": ["Comment must be 500 characters or less"] },
  ],
])("votes %j are shown again with what is wrong", async (fields, errors) => {
  const { reader } = await shareIds([1, 2]);
  const typed: Record<string, string> = { ...fields };
  expect(await vote(reader, typed)).toMatchObject({
    ...{ kind: "open", status: 422 },
    state: { typed, errors },
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
  const posted = await Promise.all(
    Array.from({ length: 55 }, (_, index) =>
      vote(reader, { name: `Reader ${index}`, "vote-1": "yes" }),
    ),
  );
  expect(posted.filter(({ kind }) => kind === "left")).toHaveLength(50);
  expect(posted.find(({ kind }) => kind === "open")).toMatchObject({
    status: 409,
    state: { problem: expect.stringContaining("50 people have voted") },
  });
  const [spam] = (await readOwned(db, owner, NOW))?.readers ?? [];
  expect(await post(owner, { remove: String(spam?.id) })).toMatchObject({ kind: "removed" });
  expect(await vote(reader, { name: "Ada", "vote-1": "no" })).toMatchObject({ kind: "left" });
});

test("an owner removes readers of their own shortlist only", async () => {
  const mine = await shareIds([1]);
  const other = await shareIds([1]);
  await voteAs(other.reader, { name: "Ada", "vote-1": "yes" });
  const [ada] = (await readOwned(db, other.owner, NOW))?.readers ?? [];
  for (const remove of [String(ada?.id), "x", "99999999999"]) {
    await post(mine.owner, { remove });
  }
  expect(await db.$count(sharedShortlistReaders)).toBe(1);
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
  const owned = await readOwned(db, owner, NOW);
  expect(owned?.note).toBe("Ask [erased], not Ada.");
  expect(owned?.readers.map(({ name }) => name)).toEqual(["Ada"]);
});
