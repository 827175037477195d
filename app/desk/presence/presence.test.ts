import { afterAll, expect, test, vi } from "vitest";
import { createApi } from "#app/api.ts";
import { PRESENCE_EXPIRES_MS, type PresentPeople } from "#contract/desk/presence-terms.ts";
import { staffSessions } from "#database/tables/staff.ts";
import { watchDatabase } from "#services/database-watch.server.ts";
import { createLivePresence } from "#services/live-presence.server.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendApplication, sendHire } from "#tests/support/person.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn, type TestStaff } from "#tests/support/staff.ts";

const services = await createTestServices();
const { db, url, log, live } = services;
const api = createApi(services);
// The process that responds, and another one.
const other = createLivePresence();
const watches = [
  await watchDatabase(url, log, [live.presence.subscription]),
  await watchDatabase(url, log, [other.subscription]),
];
afterAll(() => Promise.all(watches.map((watch) => watch.close())));
await seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]);
const mari = await createStaff(db, { role: "partner", name: "Mari Kask" });
const jaan = await createStaff(db, { role: "partner", name: "Jaan Kuusk" });
const eva = await createStaff(db, { role: "editor", name: "Eva Saar" });
const reference = await sendHire(services);

type Signal = { state: string; tab?: string };

async function tell(person: TestStaff, { state, tab = "1" }: Signal, of = reference, now?: Date) {
  const response = await api.request(`/api/desk/threads/${of}/presence`, {
    method: "POST",
    headers: { Cookie: await signIn(services, person, now), "Content-Type": "application/json" },
    body: JSON.stringify({ tab, state }),
  });
  return response.status;
}

const toPresent = (is_typing: boolean, is_writing: boolean) => ({
  [reference]: [{ staff_id: jaan.id, is_typing, is_writing }],
});
const OPEN = toPresent(false, false);
const TYPING = toPresent(true, true);

test("every process knows who else has a request open, types, and has left it", async () => {
  const seen = () => [live.presence.listFor(mari), other.listFor(mari)];
  expect(await tell(jaan, { state: "open" })).toBe(204);
  await expect.poll(seen).toEqual([OPEN, OPEN]);
  expect(other.listFor(jaan)).toEqual({});
  await tell(jaan, { state: "typing" });
  await expect.poll(seen).toEqual([TYPING, TYPING]);
  await tell(jaan, { state: "paused" });
  await expect.poll(seen).toEqual([toPresent(false, true), toPresent(false, true)]);
  await tell(jaan, { state: "open" });
  await expect.poll(seen).toEqual([OPEN, OPEN]);
  await tell(jaan, { state: "gone" });
  await expect.poll(seen).toEqual([{}, {}]);
});

test("a person with two tabs is there once, types in either, and has left with the last one", async () => {
  const seen = () => other.listFor(mari);
  await tell(jaan, { state: "open", tab: "1" });
  await tell(jaan, { state: "typing", tab: "2" });
  await expect.poll(seen).toEqual(TYPING);
  await tell(jaan, { state: "gone", tab: "2" });
  await expect.poll(seen).toEqual(OPEN);
  await tell(jaan, { state: "gone", tab: "1" });
  await expect.poll(seen).toEqual({});
});

test("a tab that is heard of no more is gone by itself, and one that goes on tells nothing new", () => {
  // why: nobody waits 50 seconds
  vi.useFakeTimers();
  const presence = createLivePresence();
  let changes = 0;
  presence.subscribe(() => {
    changes += 1;
  });
  const signal = (state: string) => {
    const payload = { reference, form: "hire", staff_id: jaan.id, tab: "1", state };
    presence.subscription.onNotification(JSON.stringify(payload), {} as never);
  };
  signal("open");
  vi.advanceTimersByTime(PRESENCE_EXPIRES_MS - 1);
  signal("open");
  vi.advanceTimersByTime(PRESENCE_EXPIRES_MS - 1);
  expect(presence.listFor(mari)).toEqual(OPEN);
  expect(changes).toBe(1);
  vi.advanceTimersByTime(1);
  expect(presence.listFor(mari)).toEqual({});
  expect(changes).toBe(2);
  vi.useRealTimers();
});

test("who may not open a request tells and hears nothing of it", async () => {
  const application = await sendApplication(services);
  expect(await tell(eva, { state: "open" })).toBe(404);
  expect(await tell(mari, { state: "open" }, "OG-NOPE77")).toBe(404);
  expect(await tell(mari, { state: "dancing" })).toBe(422);
  const long = "x".repeat(51);
  expect(await tell(mari, { state: "open", tab: long })).toBe(422);
  await tell(mari, { state: "open" }, application);
  await expect.poll(() => other.listFor(jaan)).toMatchObject({ [application]: [{}] });
  expect(other.listFor(eva)).toEqual({});
  await tell(mari, { state: "gone" }, application);
});

test("an open page is no use of the session, which ends without one, and then tells nothing", async () => {
  const { id } = await createStaff(db, { role: "partner" });
  const person = { ...jaan, id };
  const before = new Date(Date.now() - 11 * 3_600_000);
  expect(await tell(person, { state: "open" }, reference, before)).toBe(204);
  const rows = await db.select().from(staffSessions);
  expect(rows.find(({ staff_id }) => staff_id === id)?.seen_at).toEqual(before);
  const old = new Date(Date.now() - 13 * 3_600_000);
  expect(await tell(person, { state: "gone" }, reference, old)).toBe(403);
  await tell(person, { state: "gone" });
});

test("the stream of events begins with everybody, and goes on with each change", async () => {
  await tell(jaan, { state: "open" });
  await expect.poll(() => live.presence.listFor(mari)).toEqual(OPEN);
  const Cookie = await signIn(services, mari);
  const response = await api.request("/api/desk/events", { headers: { Cookie } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const readPresence = async (): Promise<PresentPeople> => {
    const { value } = (await reader?.read()) ?? {};
    const [, json] = /event: presence\ndata: (.*)\n/.exec(value ?? "") ?? [];
    return json ? (JSON.parse(json) as PresentPeople) : readPresence();
  };
  expect(await readPresence()).toEqual(OPEN);
  await tell(jaan, { state: "typing" });
  expect(await readPresence()).toEqual(TYPING);
  await tell(jaan, { state: "gone" });
  expect(await readPresence()).toEqual({});
  await reader?.cancel();
});
