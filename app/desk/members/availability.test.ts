import { expect, test } from "vitest";
import { listAvailabilityTokens, publishAnna, storeAnna } from "#tests/support/availability.ts";
import { ANNA } from "#tests/support/content-folder.ts";
import { createDeskApp, readDeskData } from "#tests/support/desk-app.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createStaff, signIn } from "#tests/support/staff.ts";
import type { MemberAvailability } from "./availability.service.server.ts";

const services = await createTestServices();
const { db } = services;
const desk = createDeskApp(services);
const cookie = await signIn(services, await createStaff(db, { role: "partner" }));

test("the list offers to ask all whose availability is old, and asks them once", async () => {
  const text = ANNA.replace("2026-11-10", "2025-01-10");
  await publishAnna(db, { "members/anna-kask.yaml": text });
  await storeAnna(db);
  const readDue = async () => {
    const response = await desk.request("/desk/members", { cookie });
    return (await readDeskData<{ due: number }>(response, "desk/routes/members.tsx")).due;
  };
  expect(await readDue()).toBe(1);
  const unknown = await desk.request("/desk/members", { cookie, form: { intent: "none" } });
  expect([unknown.status, await listAvailabilityTokens(db)]).toEqual([422, []]);
  const asked = await desk.request("/desk/members", { cookie, form: { intent: "ask-all" } });
  expect(asked.status).toBe(200);
  expect(await listAvailabilityTokens(db)).toHaveLength(1);
  expect(await readDue()).toBe(0);

  const again = await desk.request("/desk/members/anna-kask/availability", { cookie, form: {} });
  expect(again.status).toBe(409);
  const page = await desk.request("/desk/members/anna-kask", { cookie });
  const { availability } = await readDeskData<{ availability: MemberAvailability }>(
    page,
    "desk/routes/member.tsx",
  );
  expect(availability).toMatchObject({ hasEmail: true, emails: [{ answered_at: null }] });
});
