import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { members } from "#database/tables/members.ts";
import { rateLimits } from "#database/tables/protection.ts";
import { sharedShortlists, sharedShortlistVotes } from "#database/tables/shared-shortlists.ts";
import { createSharing, NOW } from "#tests/support/shared-shortlists.ts";
import { toReaderToken } from "./shared-link.server.ts";
import { findByToken } from "./shared-shortlists.service.server.ts";
import { toVoteField } from "./vote-fields.ts";

const { clear, db, read, share, shareIds, voteAs } = await createSharing();

beforeEach(clear);

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

test("a developer who is renamed while readers vote stays on it under the new name, with the votes", async () => {
  const { reader } = await shareIds([2, 1]);
  const [before] = (await read(reader))?.members ?? [];
  await db.update(members).set({ slug: "renamed" }).where(eq(members.id, 2));
  await voteAs(reader, { name: "Ott", [toVoteField(2)]: "yes" });
  expect((await read(reader))?.members.map(({ id, slug }) => [id, slug])).toEqual([
    [2, "renamed"],
    [1, expect.any(String)],
  ]);
  const votes = await db.select().from(sharedShortlistVotes);
  expect(votes).toMatchObject([{ member_id: 2, vote: "yes" }]);
  await db
    .update(members)
    .set({ slug: before?.slug ?? "" })
    .where(eq(members.id, 2));
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
  [{ ids: [999_999] }, "The developers on this shortlist are no longer on our site"],
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
