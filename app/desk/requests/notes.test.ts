import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { requestEvents } from "#database/tables/request-events.ts";
import { auditLog } from "#database/tables/staff.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { seedMembers } from "#tests/support/members.ts";
import { sendHire } from "#tests/support/person.ts";
import { listQueuedEmails } from "#tests/support/requests.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { ChangeOutcome } from "./change-action.server.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const cookie = await signIn(services, await createStaff(db, { role: "partner" }));
await createStaff(db, { name: "Jaan Kuusk" });

beforeAll(() => seedMembers(db, [{ slug: "anna-kask" }, { slug: "boris-jansen" }]));
beforeEach(async () => {
  await db.execute(sql`truncate requests, audit_log cascade`);
});

async function post(reference: string, form: Record<string, string>) {
  const response = await desk.request(`/desk/requests/${reference}`, { cookie, form });
  const outcome = await readDeskData<ChangeOutcome>(response, "desk/routes/request.tsx");
  return { ...outcome, status: response.status };
}

test("a note that is sent again, also at the same time, is stored once with its email and its entry of the audit log", async () => {
  const reference = await sendHire(services);
  await db.execute(sql`delete from pgboss.job`);
  const note = { intent: "note", key: randomUUID(), body: "@Jaan Kuusk, they want two." };
  const outcomes = await Promise.all([post(reference, note), post(reference, note)]);
  expect([...outcomes, await post(reference, note)].map(({ kind }) => kind)).toEqual(
    Array(3).fill("done"),
  );
  expect(await db.$count(requestEvents)).toBe(1);
  expect(await db.$count(auditLog)).toBe(1);
  expect(await listQueuedEmails(db)).toHaveLength(1);
  await post(reference, { ...note, key: randomUUID() });
  expect(await db.$count(requestEvents)).toBe(2);
});

test.each([
  ["note", { body: "They want two." }, "You already added this note"],
  ["reply", { subject: "Hello", body: "We can." }, "You already sent this reply"],
])(
  "a %s that was changed after its response was lost is refused, not dropped",
  async (intent, fields, message) => {
    const reference = await sendHire(services);
    const form = { intent, key: randomUUID(), ...fields };
    await post(reference, form);
    const edited = { ...form, body: `${fields.body} Soon.` };
    expect(await post(reference, edited)).toMatchObject({
      status: 409,
      kind: "conflict",
      message: expect.stringContaining(message),
    });
    expect(await db.$count(requestEvents)).toBe(1);
    expect(await post(reference, { ...edited, key: randomUUID() })).toMatchObject({ kind: "done" });
  },
);
